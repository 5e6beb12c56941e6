/** What an embed and its host say to each other, and the settings in its address. No page, no framework. */
export { heightMessages, secretIn } from './heights';
export { type Command, readCommand } from './messages';
export { oembedOf, oembedPath, oembedXml } from './oembed';
export { mayHear } from './origins';
export {
  type Settings,
  MODE_TERMS,
  RESERVED_KEYS,
  parseSettings,
  printFragment,
  printSettings,
  usualSettings,
} from './settings';
