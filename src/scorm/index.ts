/** Speaking SCORM 1.2 with a course system. Without a DOM, but for the windows that it is handed. */
export { findApi, type ScormApi } from './find-api';
export { manifest } from './manifest';
export { ScormSession, sessionTime } from './session';
export { readState, writeState } from './state-text';
