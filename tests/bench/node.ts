import { holdAll } from './main';

const outcomes = holdAll(process.argv[2] ?? '', ({ title, ratio, peer }) =>
  console.error(`${ratio.toFixed(2).padStart(8)} ×  ${title}, beside ${peer}`),
);
console.log(JSON.stringify(outcomes));
