import './push.graphql.ts'

export { usePush } from './keys.ts'
export { pushToDevices } from './queue.ts'
export { pushTask } from './send.ts'
