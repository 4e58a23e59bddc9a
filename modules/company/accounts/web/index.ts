export { type Access, GivenAccess, ShownOnce } from './GivenAccess.tsx'
export { PersonAccess } from './PersonAccess.tsx'
