import './session.graphql.ts'

export { accessIn, loadActor, loadCompany } from './actor.queries.ts'
export { authenticate } from './authenticate.ts'
export { onlineUsers } from './online.queries.ts'
export { hashPassword } from './passwords.ts'
export { recipientsOf, whoMay } from './who-may.queries.ts'
export { sessionTokens, useSessionSecret } from './session.service.ts'
