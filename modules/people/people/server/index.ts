import './links.graphql.ts'
import './invitations.graphql.ts'
import './ways-to-pay.graphql.ts'

export { personChange } from './people.graphql.ts'
export { avatarLink, avatarUploads } from './avatars.ts'
export { holds, nameOf, peopleOn } from './people.queries.ts'
export { reaches, requirePerson, within } from './scope.ts'
export { createUser, type NewPerson, type PersonChange, updateUser } from './users.service.ts'
