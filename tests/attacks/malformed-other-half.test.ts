import { startApi } from '../api.ts'
import { attackWithMalformed } from './malformed.ts'

attackWithMalformed(await startApi(), 1)
