import { type Company, type Granted, openingOptions } from '#access/actor.ts'
import { isExceptionCode } from '#access/exceptions.ts'
import { moduleNames } from '#access/modules.ts'
import type { ProfilePermissionsQuery } from '#generated/documents/graphql.ts'
import type { Values } from '#platform/web/draft/drafts.ts'
import type { FormPart } from '#platform/web/kit/form/form-context.ts'
import { useDraftedState } from '#platform/web/kit/form/useDraftedState.ts'
import {
  actionTitles,
  type ProfileAction,
  profileActions,
  type Service,
  serviceByCode,
} from '../model/services.ts'

export type ProfileDetail = ProfilePermissionsQuery['profilePermissions']

export type Draft = ReturnType<typeof useDraft>

/** The rows of a profile as they are being changed, kept until they are saved or left. */
export function useDraft({ id, permissions: saved }: Pick<ProfileDetail, 'id' | 'permissions'>) {
  const stored = marksOf(saved)
  const { values: marks, change, ...kept } = useDraftedState(`perfil ${id}`, stored, asMarks)
  const edited = Object.keys(marks).filter((code) => marks[code] !== (stored[code] ?? null))
  const rowOf = (code: string) => rowFrom(code, marks[code] ?? null)
  return {
    kept,
    rowOf,
    isEdited: (code: string) => edited.includes(code),
    changes: edited.length,
    /** Every row as it will be. */
    rows: Object.keys(marks).flatMap((code) => rowOf(code) ?? []),
    /** Turns one flag; a service that the role decided starts from what the role gives. */
    toggle: ({ code }: Service, action: ProfileAction, fromRole: Granted) => {
      const row = rowOf(code) ?? fromRole
      change({ [code]: markOf({ ...row, [action]: !row[action] }) })
    },
    backToRole: (code: string) => change({ [code]: null }),
    /** What is sent. */
    input: () =>
      edited.map((code) => {
        const row = rowOf(code)
        return { ...(row ?? rowWith(code, [])), byRole: row === undefined }
      }),
  }
}

/** The actions that a profile gives of each service, in words; null where the role decides. */
type Marks = Readonly<Record<string, string | null>>

const NOTHING = 'nothing'

const markOf = (row: Granted): string =>
  profileActions.filter((action) => row[action]).join(' ') || NOTHING

const marksOf = (rows: readonly Granted[]): Marks =>
  Object.fromEntries(rows.map((row) => [row.code, markOf(row)]))

/** The row that a mark in the matrix represents. */
const rowFrom = (code: string, mark: string | null): Granted | undefined =>
  mark === null ? undefined : rowWith(code, mark.split(' '))

const rowWith = (code: string, given: readonly string[]): Granted => ({
  code,
  create: given.includes('create'),
  read: given.includes('read'),
  update: given.includes('update'),
  delete: given.includes('delete'),
})

const asMarks = (values: Values): Marks =>
  Object.fromEntries(
    Object.entries(values).map(([code, mark]) => [code, typeof mark === 'string' ? mark : null]),
  )

/** How what two people decided of a service is called, and how it reads. */
export const parts: ReadonlyMap<string, FormPart> = new Map(
  [...serviceByCode].map(([code, { label }]) => [
    code,
    { label, words: (mark) => wordsOf(rowFrom(code, typeof mark === 'string' ? mark : null)) },
  ]),
)

function wordsOf(row: Granted | undefined): string {
  if (row === undefined) return 'Según el rol'
  return (
    profileActions
      .filter((action) => row[action])
      .map((action) => actionTitles[action])
      .join(', ') || 'Nada'
  )
}

/** The company as the policy wants it, from what the API tells. The number is of nobody else. */
export function companyOf(facts: ProfileDetail['company']): Company {
  const { slug, today, modules, options, exceptions } = facts
  const switches = modules.flatMap(({ module, ...open }) => {
    const name = moduleNames.find((one) => one === module)
    return name ? [[name, given(open)] as const] : []
  })
  return {
    id: 0,
    slug,
    // What a profile gives shows once the company is open to everybody.
    access: 'ALL',
    today,
    options: Object.fromEntries(
      openingOptions.map((one) => [one, options.includes(one) ? [0] : []]),
    ),
    exceptions: exceptions.flatMap(({ code, since, until }) =>
      isExceptionCode(code) ? [{ code, since, until: until ?? null, userId: null }] : [],
    ),
    modules: Object.fromEntries(switches),
  }
}

const given = (open: Record<string, boolean | string | null | undefined>) =>
  Object.fromEntries(Object.entries(open).filter(([, value]) => typeof value === 'boolean'))
