export { idleUntil, isRecentlyUsed, oldestUse } from './idle.ts'
export { hashPassword, isPassword } from './passwords.ts'
export {
  digestOf,
  newNonce,
  sessionHours,
  sessionTokens,
  type TokenMaker,
  useSessionSecret,
} from './tokens.ts'
