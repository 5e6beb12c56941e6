import { contestCount, holdContest } from './main';

const which = process.argv[2];
console.log(JSON.stringify(which === undefined ? contestCount : holdContest(Number(which))));
