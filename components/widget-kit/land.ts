/** The bands of a map, from the deep up, and their colors: those of `tokens.css`, since a canvas cannot ask for them. */
export const LAND = [
  { name: 'deep water', color: '#19468c' },
  { name: 'water', color: '#2d6eb4' },
  { name: 'sand', color: '#dccd91' },
  { name: 'grass', color: '#5fa046' },
  { name: 'forest', color: '#2d7337' },
  { name: 'rock', color: '#82786e' },
  { name: 'snow', color: '#f0f0f5' },
] as const;

export const LAND_COLORS = LAND.map(({ color }) => color);

/** Where in 0 to 1 a band's color is found by `paintSamples`: the middle of its equal part. */
export const bandSample = (band: number): number => (band + 0.5) / LAND.length;
