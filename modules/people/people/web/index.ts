export { BlockedData } from './BlockedData.tsx'
export { labelIn, useOptions } from './catalogues.ts'
export type { PersonChangeProps } from './consequence.ts'
export {
  AffiliateFields,
  ContactFields,
  FamilyFields,
  HealthFields,
  PersonalFields,
  PrevisionFields,
  SavingsFields,
} from './fields.tsx'
export { InviteDialog } from './InviteDialog.tsx'
export { type Person, stateTone } from './person.ts'
export { usePersonWords } from './person-words.ts'
