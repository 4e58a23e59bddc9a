import type { OpeningOption } from './actor.ts'
import type { Group } from './roles.ts'
import type { Word } from './services.ts'

/**
 * The rules, each to one group of people and over some records:
 *
 * - `self`: their own; `supervised`: of the people who report to them;
 * - `reach`: as far as their role reaches (company, own razones sociales, own people, themselves).
 *
 * Which actions each gives (c r u d m, as in `services.ts`), the module of the service says in its
 * `rights`; here is only what waits for its module.
 *
 * `lawful` rights no profile takes away. `ceiling` rights no profile gives: they stay in the group.
 * `when` asks for an option, and then holds in the razones sociales alone that have it on.
 */
export const ruleTable = [
  {
    name: 'ownByLaw',
    to: 'person',
    over: 'self',
    lawful: true,
    // Código del Trabajo, arts. 9 (copy of the contract) and 54 (payslip); ley 19.628 (own data).
    why: 'Cada persona ve su ficha, su contrato y sus liquidaciones',
    may: {},
  },
  {
    name: 'own',
    to: 'person',
    over: 'self',
    why: 'Lo propio de cada persona',
    may: {},
  },
  {
    name: 'ownWithVacations',
    to: 'person',
    over: 'self',
    when: 'vacationPublic',
    why: 'La razón social permite pedir las vacaciones propias',
    may: {},
  },
  {
    name: 'everybody',
    to: 'person',
    over: 'reach',
    why: 'Lo que la empresa muestra a todos',
    may: {
      uploads: 'c',
    },
  },
  {
    name: 'everybodyByLaw',
    to: 'person',
    over: 'reach',
    lawful: true,
    // Ley 19.628 as ley 21.719 writes it: whoever keeps data says which, why and until when.
    why: 'Cada persona sabe qué se conserva de ella, por qué y hasta cuándo',
    may: {},
  },
  {
    name: 'externalByLaw',
    to: 'external',
    over: 'reach',
    lawful: true,
    why: 'Cada persona sabe qué se conserva de ella, por qué y hasta cuándo',
    may: {},
  },
  {
    name: 'externalOwnByLaw',
    to: 'external',
    over: 'self',
    lawful: true,
    why: 'Un externo ve solo su ficha',
    may: {},
  },
  {
    name: 'externalOwn',
    to: 'external',
    over: 'self',
    why: 'Un externo ve solo su ficha',
    may: {},
  },
  {
    name: 'externalImage',
    to: 'external',
    over: 'reach',
    why: 'Para cambiar su imagen de perfil',
    may: { uploads: 'c' },
  },
  {
    name: 'externalHome',
    to: 'external',
    over: 'reach',
    why: 'Quien ingresa tiene su inicio',
    may: {},
  },
  {
    name: 'nonEmployee',
    to: 'nonEmployee',
    over: 'reach',
    why: 'Quien no es solo trabajador',
    may: {},
  },
  {
    name: 'supervisor',
    to: 'supervisor',
    over: 'supervised',
    why: 'Quien supervisa ve a su equipo, sin sus remuneraciones',
    may: {},
  },
  {
    name: 'supervisorOfCrew',
    to: 'supervisor',
    over: 'supervised',
    why: 'Quien supervisa anota y aprueba los tratos de su cuadrilla',
    may: {},
  },
  {
    name: 'supervisorOfSites',
    to: 'supervisor',
    over: 'reach',
    why: 'Para anotar tratos hay que ver las faenas',
    may: {},
  },
  {
    name: 'supervisorWithVacations',
    to: 'supervisor',
    over: 'supervised',
    when: 'vacationPublicSupervisor',
    why: 'La razón social muestra las vacaciones a quien supervisa',
    may: {},
  },
  {
    name: 'supervisorWithPayslips',
    to: 'supervisor',
    over: 'supervised',
    when: 'payrollPublicSupervisor',
    why: 'La razón social muestra las liquidaciones a quien supervisa',
    may: {},
  },
  {
    name: 'manager',
    to: 'manager',
    over: 'reach',
    why: 'Un gerente ve a las personas y las remuneraciones',
    may: {
      annexes: 'r',
      documentTemplates: 'r',
    },
  },
  {
    name: 'managerOfPlans',
    to: 'manager',
    over: 'reach',
    why: 'Un gerente lleva los planes de acción y los procesos de evaluación',
    may: {},
  },
  {
    name: 'superManager',
    to: 'superManager',
    over: 'reach',
    why: 'Un supergerente crea, modifica y elimina',
    may: {},
  },
  {
    name: 'superManagerOfPay',
    to: 'superManager',
    over: 'reach',
    why: 'Un supergerente lleva las remuneraciones',
    may: { importPayroll: 'cr', importPeople: 'cr', importSystem: 'cr' },
  },
  {
    name: 'superManagerOfSurveys',
    to: 'superManager',
    over: 'reach',
    why: 'Un supergerente crea y administra encuestas',
    may: {},
  },
  {
    name: 'adminOnly',
    to: 'admin',
    over: 'reach',
    ceiling: true,
    why: 'Solo administradores',
    may: { importFirefighter: 'c' },
  },
  {
    name: 'admin',
    to: 'admin',
    over: 'reach',
    why: 'Un administrador cierra y reabre meses, ve los reportes y reparte los gastos',
    may: { clientModule: 'r' },
  },
  {
    name: 'expenseIssuer',
    to: 'expenseIssuer',
    over: 'self',
    why: 'Rinde gastos',
    may: {},
  },
  {
    name: 'expenseApprover',
    to: 'expenseApprover',
    over: 'company',
    why: 'Aprueba rendiciones',
    may: {},
  },
  {
    name: 'expenseAdmin',
    to: 'expenseAdmin',
    over: 'company',
    why: 'Administra los gastos',
    may: {},
  },
] as const satisfies readonly NamedRule[]

/** By which a module says what a rule gives over its records. */
export type RuleName = (typeof ruleTable)[number]['name']

export type Over = 'self' | 'supervised' | 'reach' | 'company'

export type Rule = {
  to: Group
  over: Over
  why: string
  may: Partial<Record<Word, string>>
  lawful?: true
  ceiling?: true
  when?: OpeningOption
}

type NamedRule = Rule & { name: string }
