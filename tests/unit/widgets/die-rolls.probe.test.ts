import { it } from 'vitest';
import { model as lcg, statePeriod } from '../../../components/widgets/lcg-stepper/model';
import { model as same } from '../../../components/widgets/same-seed/model';
import { model as low } from '../../../components/widgets/low-bits/model';
import { model as pairs } from '../../../components/widgets/pairs-plot/model';
import { model as lock } from '../../../components/widgets/lockstep/model';
import { model as die } from '../../../components/widgets/die-rolls/model';
import { runAtOnce } from '../../../components/widget-kit/slices';
it('x', () => {
  console.log(lcg({steps:32,seed:42,multiplier:1103515245,increment:12345,modulusBits:32,sides:6}).outputs, statePeriod(0,5,3,4), statePeriod(3,6,3,4));
  for (const g of ['lcg','mt19937','pcg32','xoshiro128','sfc32'] as const) for (const [a,b] of [[42,43],[42,44],[7,8],[42,7]] as const) { const s=same({seed:a,other:b,generator:g}); console.log(g,a,b,s.outputs, s.rolls.map(r=>r.join('')).join(' ')); }
  for (const g of ['lcg','mt19937','pcg32'] as const) for (const b of [0,3,15,16,31]) { const t=performance.now(); const o = low({generator:g,bit:b,seed:42}).outputs; console.log(g,b,o.period,(performance.now()-t).toFixed(1)); }
  for (const g of ['tiny','lcg','mt19937'] as const) { const t=performance.now(); const o = pairs({generator:g,count:10000,seed:42}).outputs; console.log(g,o,(performance.now()-t).toFixed(1)); }
  for (let k=1;k<24;k++) { const l=lock({seed:42,turns:24,turn:k,streams:false}); console.log(k,l.outputs); }
  console.log(lock({seed:42,turns:24,turn:9,streams:false}).rolls.map(r=>r.join('')));
  for (const g of ['lcg','mt19937','pcg32','xoshiro128','sfc32'] as const) for (const r of ['60','600','6000','60000','600000'] as const) { const t=performance.now(); const d = runAtOnce(die({generator:g,rolls:r,seed:42})); console.log(g,r,d.counts.join(' '),d.outputs.chi!.toFixed(2),d.outputs.p!.toFixed(3),(performance.now()-t).toFixed(1)); }
});
