import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

/**
 * Arrows between rooms point one way. For each room: the rooms it may not import from. What is not named
 * here (a room above in the list) may import everything below it.
 */
const rooms = {
  'src/random': ['noise', 'answers', 'progress', 'components', 'content', 'pages', 'layouts'],
  'src/noise': ['answers', 'progress', 'components', 'content', 'pages', 'layouts'],
  'src/answers': ['random', 'noise', 'progress', 'components', 'content', 'pages', 'layouts'],
  'src/progress': ['random', 'noise', 'answers', 'components', 'content', 'pages', 'layouts'],
  'src/receipts': ['noise', 'answers', 'components', 'content', 'pages', 'layouts'],
  'src/embedding': ['noise', 'answers', 'progress', 'receipts', 'components', 'content', 'pages', 'layouts'],
  // Another site fetches it alone: types may be shared, code may not.
  'src/embed-element': [
    'random',
    'noise',
    'answers',
    'progress',
    'receipts',
    'embedding',
    'components',
    'content',
  ],
  'components/widget-kit': [
    'embed',
    'widgets',
    'exercise-kit',
    'exercises',
    'book',
    'content',
    'pages',
    'layouts',
    'answers',
    'progress',
  ],
  'components/widgets': [
    'embed',
    'exercise-kit',
    'exercises',
    'book',
    'content',
    'pages',
    'layouts',
    'answers',
    'progress',
  ],
  'components/exercise-kit': ['embed', 'widgets', 'exercises', 'book', 'content', 'pages', 'layouts'],
  'components/exercises': ['embed', 'book', 'pages', 'layouts'],
  'content/predictions': ['widgets', 'exercises', 'book', 'pages', 'layouts', 'progress'],
  'content/exercises': ['widgets', 'exercises', 'book', 'pages', 'layouts', 'progress'],
  'content/checks': ['widgets', 'exercises', 'book', 'pages', 'layouts', 'progress'],
  'content/numbers': ['components', 'pages', 'layouts', 'progress', 'answers'],
  'components/embed': ['book', 'pages', 'layouts'],
  'components/book': ['embed', 'pages', 'layouts'],
};

const arrows = Object.entries(rooms).map(([room, forbidden]) => ({
  files: [`${room}/**/*.{ts,tsx,astro}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: forbidden.map((name) => `**/${name}/**`).concat(forbidden.map((name) => `**/${name}`)),
            message: `${room} stands below what it would import here; see “The house” in README.md.`,
          },
        ],
      },
    ],
  },
}));

export default defineConfig(
  { ignores: ['dist/', 'reports/', '.astro/', 'node_modules/', 'test-results/'] },
  ...ts.configs.recommended,
  ...ts.configs.stylistic,
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  {
    files: ['**/*.{tsx,jsx}'],
    ...a11y.configs.recommended,
    rules: {
      ...a11y.configs.recommended.rules,
      // A region that scrolls must be reachable with the keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }],
    },
  },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: 'error',
      // A region that scrolls must be reachable with the keyboard.
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'It cannot be seeded. Take a generator of src/random.',
        },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  ...arrows,
);
