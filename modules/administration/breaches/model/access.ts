import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  dataBreaches: 'dataBreaches.read',
  dataBreach: 'dataBreaches.read',
  dataBreachEntries: 'dataBreaches.read',
  dataBreachPeople: 'dataBreaches.read',
  dataBreachNotice: 'dataBreaches.read',
  createDataBreach: 'dataBreaches.create',
  updateDataBreach: 'dataBreaches.update',
  addDataBreachEntry: 'dataBreaches.update',
  chooseDataBreachPeople: 'dataBreaches.update',
  removeDataBreachPerson: 'dataBreaches.update',
  recordAgencyNotice: 'dataBreaches.update',
  tellDataBreachPeople: 'dataBreaches.update',
  markDataBreachPeopleTold: 'dataBreaches.update',
  closeDataBreach: 'dataBreaches.update',
  ownDataBreaches: 'privacyRequests.read',
} as const satisfies Policies

export const rights = {
  adminOnly: { dataBreaches: 'cru' },
} as const satisfies Rights

export const companyWrites = {
  'dataBreaches.create': 'whole',
  'dataBreaches.update': 'whole',
} as const satisfies CompanyWrites

export const notAnswers = {
  closeDataBreach: 'Ends what the company itself wrote down',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Writes to many people at once, in the name of the company, about their own data.
  tellDataBreachPeople: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  records: [
    'createDataBreach',
    'updateDataBreach',
    'addDataBreachEntry',
    'chooseDataBreachPeople',
    'removeDataBreachPerson',
    'recordAgencyNotice',
    'markDataBreachPeopleTold',
    'closeDataBreach',
  ],
} as const satisfies WithoutProofFor<typeof operations>
