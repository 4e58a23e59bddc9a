import './accounts.graphql.ts'

export { actingNow } from './acting-now.ts'
export { GivenAccess } from './accounts.graphql.ts'
export { type Invited, inviteAdministrators } from './invitations.ts'
export { personNow } from './person-now.ts'
