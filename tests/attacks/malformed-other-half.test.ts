import { startApi } from '../api.ts'
import { attackWithMalformed } from './malformed.ts'

const { api } = await startApi()

attackWithMalformed(api, 1)
