export { PersonAbsences } from './PersonAbsences.tsx'
