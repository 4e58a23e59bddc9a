import { expect, test } from 'vitest'
import type { Company, Granted } from '#access/actor.ts'
import { standardModules } from '#access/modules.ts'
import type { Role } from '#access/roles.ts'
import { permissions, services } from '#access/services.ts'
import { deciderOf, outcomeOf, reasonsOf, wordsOf } from './outcome.ts'
import { type ProfileAction, serviceByCode, serviceGroups } from './services.ts'

const company: Company = {
  id: 1,
  slug: 'austral',
  access: 'ALL',
  modules: standardModules,
  options: {},
  exceptions: [],
  today: '2026-09-15',
}
const nothing = { create: false, read: false, update: false, delete: false }

function change(role: Role, code: string, action: ProfileAction, says?: Partial<Granted>) {
  const row = says && { code, ...nothing, ...says }
  const service = serviceByCode.get(code)
  return (
    service &&
    outcomeOf(service, action, row, {
      before: deciderOf(role, [], company),
      after: deciderOf(role, row ? [row] : [], company),
    })
  )
}

test.each([
  ['what the profile does not speak of stays', 'MANAGER', 'GP_0001', 'read', undefined, 'same'],
  ['a right that the role lacks', 'EMPLOYEE', 'GR_0010', 'read', { read: true }, 'vainYes'],
  ['a right of an area that is open', 'SUPERVISOR', 'GP_0003', 'create', { create: true }, 'adds'],
  ['a right that the role has', 'MANAGER', 'GR_0004', 'read', {}, 'removes'],
  ['of people, one keeps what is one’s own', 'MANAGER', 'GR_0002', 'read', {}, 'narrows'],
  ['one’s own, which the law gives', 'EMPLOYEE', 'GR_0002', 'read', {}, 'vainNo'],
  ['farther than the own team', 'SUPERVISOR', 'GP_0002', 'read', { read: true }, 'widens'],
  ['what only administrators have', 'MANAGER', 'GS_0001', 'read', { read: true }, 'vainYes'],
] as const)('%s', (_what, role, code, action, says, expected) => {
  expect(change(role, code, action, says)?.change).toBe(expected)
})

test('an action that a service has not, has no outcome', () => {
  expect(change('ADMIN', 'GS_0006', 'delete')).toBeUndefined()
})

test('every service of a company is in one group, those of the platform in none', () => {
  const listed = serviceGroups.flatMap((group) => group.services.map(({ word }) => word))
  const own = Object.entries(services).filter(([, { rows }]) => rows !== 'platform')
  expect(listed.toSorted()).toEqual(own.map(([word]) => word).toSorted())
  expect(serviceByCode.get('GR_0004')?.screens).toEqual(['Procesos', 'Retroactivos'])
})

test('equal changes are shown together, with its reason when it is in vain', () => {
  const outcome = { because: 'Así es', reach: 'a lo propio' }
  const lines = wordsOf([
    { action: 'create', change: 'adds', ...outcome },
    { action: 'update', change: 'adds', ...outcome },
    { action: 'read', change: 'narrows', ...outcome },
    { action: 'delete', change: 'vainYes', ...outcome },
  ])
  expect(lines.map(({ words }) => words)).toEqual([
    '+ crear y modificar',
    '− ver: solo a lo propio',
    'Sin efecto: eliminar. Así es',
  ])
  expect(wordsOf([{ action: 'read', change: 'same', ...outcome }])).toEqual([])
})

test('alike answers are shown in one line', () => {
  const decide = deciderOf('MANAGER', [], company)
  const answers = new Map(
    permissions.map((permission) => {
      const { allowed, because } = decide(permission)
      return [permission, { permission, allowed, because, reach: '' }] as const
    }),
  )
  const people = serviceByCode.get('GP_0001')
  expect(people && reasonsOf(people, answers)).toEqual([
    {
      allowed: true,
      because: 'Un gerente ve a las personas y las remuneraciones',
      reach: '',
      actions: ['ver', 'exportar'],
    },
    {
      allowed: false,
      because: 'El rol Gerente no lo incluye',
      reach: '',
      actions: ['crear', 'modificar', 'eliminar'],
    },
  ])
})
