/** Class sets and practice rounds as plain data: addresses, students' seeds, the order of drawing, check codes. */
export { checkCode, compareCodes } from './check-code';
export { hadIt, type PracticeDraw, practiceDraws } from './practice-order';
export { readPractice, type PracticeRound, writePractice } from './practice-address';
export { readResultLine, type ResultLine, writeResultLine } from './result-line';
export { type ClassSet, readSet, setKey, writeSet } from './set-address';
export { normalName, readStudent, studentSeed, writeStudent } from './student';
