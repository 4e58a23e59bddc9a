import './people.graphql.ts'
import './links.graphql.ts'

export { avatarLink, avatarUploads } from './avatars.ts'
export { holds, nameOf, peopleOn } from './people.queries.ts'
export { reaches, requirePerson, within } from './scope.ts'
export { createUser, type NewPerson } from './users.service.ts'
