import './links.graphql.ts'
import './invitations.graphql.ts'
import './ways-to-pay.graphql.ts'

export { personChange } from './people.graphql.ts'
export { avatarLink, avatarUploads } from './avatars.ts'
export { nameOf, peopleOn } from './people.queries.ts'
export { requirePerson, within } from './scope.ts'
export { type PersonChange, updateUser } from './users.service.ts'
