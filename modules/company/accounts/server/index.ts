import './accounts.graphql.ts'

export { GivenAccess } from './accounts.graphql.ts'
export { inviteAdministrators } from './invitations.ts'
export { personNow } from './person-now.ts'
