import { startApi } from '../api.ts'
import { attackWithMalformed } from './malformed-values.ts'

attackWithMalformed(await startApi(), 1)
