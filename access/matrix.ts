import type { Actor, Company } from './actor.ts'
import { decide } from './decide.ts'
import { roleNames, type Role } from './roles.ts'
import { actionOf, isPermission, type Letter, services, type Word } from './services.ts'

/** One line per service: its code, and per role the actions allowed. */
export type Line = { word: Word; code: string; cells: readonly string[] }

/**
 * The policy of a company as a table of services and roles. A capital letter is an action over the
 * whole company, a small one over some of it, an `o` in its place over what is their own.
 */
export function matrix(company: Company, actor: (role: Role) => Actor): readonly Line[] {
  return (Object.keys(services) as Word[]).map((word) => ({
    word,
    code: services[word].code,
    cells: roleNames.map((role) => cell(actor(role), company, word)),
  }))
}

/** The table as text with columns that line up. */
export function matrixText(lines: readonly Line[]): string {
  const head = ['SERVICIO', 'CÓDIGO', ...roleNames.map((role) => shortNames[role])]
  return [head, ...lines.map(({ word, code, cells }) => [word, code, ...cells])]
    .map((cells) =>
      cells
        .map((text, column) => text.padEnd(widths[column] ?? 7))
        .join(' ')
        .trimEnd(),
    )
    .join('\n')
}

const widths = [19, 10]

const shortNames: Readonly<Record<Role, string>> = {
  SUPERADMIN: 'SUPADM',
  ADMIN: 'ADMIN',
  MANAGER: 'MANAG',
  BUSINES_MANAGER: 'BUSMAN',
  SUPER_MANAGER: 'SUPMAN',
  SUBMANAGER: 'SUBMAN',
  ROMANAGER: 'ROMAN',
  SUPERVISOR: 'SUPERV',
  EMPLOYEE: 'EMPLOY',
  EXTERNAL: 'EXTERN',
  GUEST: 'GUEST',
}

function cell(actor: Actor, company: Company, word: Word): string {
  return (Object.keys(actionOf) as Letter[])
    .map((letter) => {
      const permission = `${word}.${actionOf[letter]}`
      if (!isPermission(permission)) return ''
      const { allowed, scope } = decide(actor, company, permission)
      if (!allowed) return '·'
      if (scope === 'company') return letter.toUpperCase()
      return scope.every((relation) => relation.startsWith('self')) ? 'o' : letter
    })
    .join('')
}
