export { type Access, GivenAccess } from './GivenAccess.tsx'
export { PersonAccess } from './PersonAccess.tsx'
