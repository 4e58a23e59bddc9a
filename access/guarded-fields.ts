import type { Permission } from './services.ts'

/**
 * What a kind of field asks of whoever sets it, besides its permission over the person.
 *
 * - `over`: `rank`, that the person is not above the actor; `whole`, that all the person may,
 *   before and after, lies within what the actor may;
 * - `self`: whether one sets it of oneself: `own`, whoever may write their own record; `office`,
 *   only who keeps the records of others too; `never`; without it nobody sets it by hand;
 * - `private`: the actor sees the confidential payroll; `role`: may give both roles;
 * - `credentials`: with it one could sign in as the person;
 * - `simulated`: whether a superadmin sets it while simulating the company;
 * - `proof`: whoever sets it, of anybody, proved lately who they are (`recent-proof.ts`).
 */
export type Ruled = {
  over: 'rank' | 'whole'
  self?: 'own' | 'office' | 'never'
  private?: boolean
  role?: boolean
  credentials?: boolean
  simulated?: boolean
  proof?: boolean
  refused: string
}

const outOfReach = 'La persona está fuera de su alcance'
const noAccess = 'El acceso de las personas lo lleva un supergerente o quien administra'

export const kinds = {
  /** Keys and counters. */
  system: { over: 'whole', refused: outOfReach },
  /** Where somebody is found: they may be allowed to keep it themselves. */
  contact: { over: 'rank', self: 'own', refused: outOfReach },
  /** Facts that pay, the law or others rely on. */
  record: { over: 'rank', self: 'office', refused: outOfReach },
  /** An address to which notices go. */
  mail: { over: 'whole', self: 'own', proof: true, refused: outOfReach },
  /** Where the money goes. */
  bank: { over: 'whole', self: 'own', proof: true, refused: outOfReach },
  /** The person's supervisor. */
  boss: { over: 'rank', self: 'never', refused: outOfReach },
  /** What opens or closes something to somebody. */
  power: { over: 'whole', self: 'never', proof: true, refused: outOfReach },
  role: { over: 'whole', self: 'never', role: true, proof: true, refused: outOfReach },
  privacy: { over: 'whole', self: 'never', private: true, proof: true, refused: outOfReach },
  /** The name of an account, and the account itself: made, closed, vouched for. */
  account: {
    over: 'whole',
    self: 'never',
    credentials: true,
    simulated: false,
    proof: true,
    refused: noAccess,
  },
  /** What one signs in with, or recovers it by. */
  secret: { over: 'whole', self: 'own', credentials: true, proof: true, refused: noAccess },
  password: {
    over: 'whole',
    self: 'own',
    credentials: true,
    simulated: false,
    proof: true,
    refused: noAccess,
  },
} as const satisfies Record<string, Ruled>

type Kind = keyof typeof kinds
type Row = { kind: Kind; permission: Permission }

/** The fields of an entity, by kind; the permission is the usual one of its writes. */
function rows<const E extends string, const Names extends string>(
  entity: E,
  permission: Permission,
  names: Partial<Record<Kind, readonly Names[]>>,
) {
  const entries = Object.entries(names) as [Kind, readonly Names[]][]
  return Object.fromEntries(
    entries.flatMap(([kind, fields]) =>
      fields.map((field) => [`${entity}.${field}`, { kind, permission }]),
    ),
  ) as Record<`${E}.${Names}`, Row>
}

/**
 * Who sets each field of a person, of what hangs from a person, and of an account. Every field of
 * an entity marked `guarded` needs a row: without one the server does not start.
 */
export const guardedFields = {
  ...rows('User', 'users.update', {
    system: ['id', 'version'],
    contact: [
      'personalPhone',
      'address',
      'addressCountry',
      'communeCode',
      'province',
      'region',
      'city',
      'postalCode',
    ],
    record: [
      'identificationType',
      'rut',
      'documentNumber',
      'comment',
      'firstname',
      'secondName',
      'paternalLastname',
      'maternalLastname',
      'birthday',
      'gender',
      'genderPrevired',
      'civilStatus',
      'countryOfOrigin',
      'previsionType',
      'retirementScheme',
      'pensionInstitution',
      'pensionStatus',
      'afpCollect',
      'ipsReducedRate',
      'afcEnrolled',
      'afcDate',
      'unemploymentInsuranceDate',
      'keepsContributing',
      'partialDisability',
      'disability',
      'youngSubsidy',
      'healthInstitution',
      'healthPercentage',
      'healthAmountUf',
      'healthAmount',
      'apviInstitution',
      'apviRegime',
      'apvi',
      'apvi2Institution',
      'apvi2Regime',
      'apvi2',
      'apvcInstitution',
      'apvc',
      'cuenta2Institution',
      'cuenta2',
      'affiliateRut',
      'affiliatePaternalLastname',
      'affiliateMaternalLastname',
      'affiliateNames',
      'affiliateInstitution',
      'affiliateContribution',
      'affiliateSaving',
      'subjectToFamilyAllowance',
      'familyAllowanceSegment',
      'simpleBurdens',
      'maternalBurdens',
      'disabledBurdens',
      'subjectToJudicialRetention',
      'judicial',
      'judicialRetentionPercentage',
    ],
    mail: ['email'],
    power: ['status', 'external', 'retired'],
    role: ['role'],
    privacy: ['isPrivateRole'],
  }),
  ...rows('NewPerson', 'users.create', { record: ['from'], power: ['businessId'] }),
  ...rows('NewPerson', 'passwords.update', { account: ['username'] }),
  ...rows('UserBusiness', 'userBusinesses.update', {
    system: ['id', 'userId', 'version'],
    contact: ['workPhone'],
    record: ['inPayroll', 'firstAdmissionDate', 'admissionDate'],
    mail: ['businessEmail'],
    power: ['businessId'],
    privacy: ['privateRole'],
  }),
  ...rows('PaymentMethod', 'paymentMethods.update', {
    system: ['id', 'userId', 'version'],
    bank: ['kind', 'bankCode', 'accountType', 'accountNumber', 'isCurrent'],
  }),
  ...rows('UserContract', 'contracts.update', {
    system: ['id', 'userId', 'version'],
    boss: ['supervisorId'],
    record: [
      'businessId',
      'code',
      'userCode',
      'status',
      'initialDate',
      'finalDate',
      'signatureDate',
      'signed',
      'contractType',
      'jobTitle',
      'jobTitleFamily',
      'area',
      'branchOffice',
      'hierarchyNodeId',
      'isSupervisor',
      'apprentice',
      'fixedTermRenewals',
      'isProfessional',
      'monthlySalary',
      'paymentPeriod',
      'taxRegime',
      'taxPeriod',
      'isCorporateSalary',
      'gratificationType',
      'gratificationAmount',
      'nightSurcharge',
      'holidaySurcharge',
      'overdraft',
      'hoursPerWeek',
      'daysPerWeek',
      'art22',
      'cycleHours',
      'cycleDays',
      'specialWorkday',
      'isDomestic',
      'liveIn',
      'syncAttendance',
      'syncDigitalSign',
      'signatureIntegrationCode',
      'heavyWork',
      'heavyWorkRate',
      'syndicateId',
      'unionFeeType',
      'unionFeeValue',
      'remoteWork',
      'shiftWork',
      'holidayRate',
      'sundayRate',
      'saturdayRate',
      'weekdayRate',
    ],
  }),
  ...rows('Assignment', 'profileAssignments.update', {
    system: ['userId'],
    power: ['profileId', 'restrictionId'],
  }),
  ...rows('Account', 'passwords.update', {
    system: ['userId'],
    // Its state follows the person's: closed with who is inactive or removed.
    account: ['username', 'owner', 'status'],
    secret: ['email', 'sessions'],
    password: ['password', 'repeatedPassword'],
  }),
}

export type GuardedField = keyof typeof guardedFields

/** Whether somebody sets a field by hand: keys and counters the system keeps. */
export const isSetByHand = (field: GuardedField): boolean =>
  'self' in kinds[guardedFields[field].kind]

export const isGuarded = (field: string): field is GuardedField =>
  Object.hasOwn(guardedFields, field)

export const fieldsSetByHand: readonly GuardedField[] = Object.keys(guardedFields)
  .filter(isGuarded)
  .filter(isSetByHand)
