/**
 * The ten roles of the product and the guest. A role says two things: which rules of `rules.ts`
 * apply (`groups`, cumulative: an admin is also a super manager and a manager) and how far they
 * reach (`reach`). A profile then says which services a person has; whose records, the role says.
 * `rank` orders them where one person writes about another (`authority.ts`): never upwards.
 */
export const roles = {
  SUPERADMIN: {
    label: 'Superadministrador',
    groups: ['admin', 'superManager', 'manager', 'nonEmployee', 'person'],
    reach: 'company',
    rank: 6,
  },
  ADMIN: {
    label: 'Administrador',
    groups: ['admin', 'superManager', 'manager', 'nonEmployee', 'person'],
    reach: 'company',
    rank: 5,
  },
  MANAGER: {
    label: 'Gerente',
    groups: ['manager', 'nonEmployee', 'person'],
    reach: 'company',
    rank: 3,
  },
  BUSINES_MANAGER: {
    label: 'Gerente de razón social',
    groups: ['manager', 'nonEmployee', 'person'],
    reach: 'businesses',
    rank: 2,
  },
  SUPER_MANAGER: {
    label: 'Supergerente',
    groups: ['superManager', 'manager', 'nonEmployee', 'person'],
    reach: 'company',
    rank: 4,
  },
  SUBMANAGER: {
    label: 'Subgerente',
    groups: ['manager', 'nonEmployee', 'person'],
    reach: 'businesses',
    rank: 2,
    withoutPay: true,
  },
  ROMANAGER: {
    label: 'Gerente de solo lectura',
    groups: ['manager', 'nonEmployee', 'person'],
    reach: 'company',
    rank: 3,
    readOnly: true,
  },
  SUPERVISOR: {
    label: 'Supervisor',
    groups: ['supervisor', 'nonEmployee', 'person'],
    reach: 'supervised',
    rank: 1,
  },
  EMPLOYEE: { label: 'Trabajador', groups: ['person'], reach: 'self', rank: 0 },
  EXTERNAL: { label: 'Externo', groups: ['external'], reach: 'self', rank: 0 },
  GUEST: { label: 'Invitado', groups: [], reach: 'none', rank: 0 },
} as const satisfies Record<string, RoleRow>

export type Role = keyof typeof roles

/** How far a role reaches over records that belong to people or to razones sociales. */
export type Reaches = 'company' | 'businesses' | 'supervised' | 'self' | 'none'

/**
 * The people a rule covers. The first six groups come from the role; the others are duties that a
 * person of any role may hold: being a supervisor, or being in charge of expenses.
 */
export type Group =
  | 'admin'
  | 'superManager'
  | 'manager'
  | 'nonEmployee'
  | 'person'
  | 'external'
  | 'supervisor'
  | 'expenseIssuer'
  | 'expenseApprover'
  | 'expenseAdmin'

export type RoleRow = {
  label: string
  groups: readonly Group[]
  reach: Reaches
  /** Rank among roles: a person may change the data of people of the same rank or below. */
  rank: number
  /** What comes from being a manager is for reading only. */
  readOnly?: boolean
  /** Nothing about pay comes from being a manager. */
  withoutPay?: boolean
}

/** The flags that the current user shows; screens, tabs and columns ask for them. */
export type Flags = {
  superadmin: boolean
  isAdmin: boolean
  isSuperManager: boolean
  isManager: boolean
  isBusinessManager: boolean
  isEmployee: boolean
  isReadOnly: boolean
  external: boolean
}

/** The flags of a role. A text that is no role has none. */
export function actorFlags(role: Role): Flags {
  const groups = roleOf(role).groups
  return {
    superadmin: role === 'SUPERADMIN',
    isAdmin: groups.includes('admin'),
    isSuperManager: groups.includes('superManager'),
    isManager: groups.includes('manager'),
    isBusinessManager: role === 'BUSINES_MANAGER',
    isEmployee: role === 'EMPLOYEE',
    isReadOnly: roleOf(role).readOnly ?? false,
    external: role === 'EXTERNAL',
  }
}

/** The row of a role; a text that is no role is a guest. */
export const roleOf = (role: Role): RoleRow => (isRole(role) ? roles[role] : roles.GUEST)

export const isRole = (text: unknown): text is Role =>
  typeof text === 'string' && Object.hasOwn(roles, text)

export const roleNames = Object.keys(roles) as Role[]

/**
 * The roles that somebody may give to another person: never above their own, and superadmin never,
 * since that one is of the platform and not of a company.
 */
export function assignableRoles(role: Role): readonly Role[] {
  const { isAdmin, isSuperManager } = actorFlags(role)
  if (isAdmin) return [...belowAdmin, 'ADMIN']
  return isSuperManager ? belowAdmin : []
}

const belowAdmin: readonly Role[] = roleNames.filter(
  (role) => role !== 'SUPERADMIN' && role !== 'ADMIN',
)
