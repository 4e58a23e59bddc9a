import { useState } from 'react'
import { type Company, type Granted, openingOptions } from '#access/actor.ts'
import { isExceptionCode } from '#access/exceptions.ts'
import { moduleNames } from '#access/modules.ts'
import type { OneProfileQuery } from '#generated/documents/graphql.ts'
import type { ProfileAction, Service } from '../model/services.ts'

export type ProfileDetail = OneProfileQuery['profilePermissions']

/** What a service becomes: these flags, or again what the role gives. */
type Edit = Granted | 'byRole'

export type Draft = ReturnType<typeof useDraft>

/** The rows of a profile as they are being changed, until they are saved or left. */
export function useDraft(saved: readonly Granted[]) {
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map())
  const savedRow = (code: string) => saved.find((row) => row.code === code)
  const rowOf = (code: string): Granted | undefined => {
    const edit = edits.get(code)
    if (edit === undefined) return savedRow(code)
    return edit === 'byRole' ? undefined : edit
  }
  const edit = (code: string, to: Edit) => {
    const next = new Map(edits)
    // What is again as it was saved is no change.
    if (same(to, savedRow(code))) next.delete(code)
    else next.set(code, to)
    setEdits(next)
  }
  return {
    rowOf,
    isEdited: (code: string) => edits.has(code),
    changes: edits.size,
    /** Every row as it will be. */
    rows: [
      ...saved.filter(({ code }) => !edits.has(code)),
      ...[...edits.values()].filter((one) => one !== 'byRole'),
    ],
    /** Turns one flag; a service that the role decided starts from what the role gives. */
    toggle: ({ code }: Service, action: ProfileAction, fromRole: Granted) => {
      const row = rowOf(code) ?? fromRole
      edit(code, { ...row, [action]: !row[action] })
    },
    backToRole: (code: string) => edit(code, 'byRole'),
    clear: () => setEdits(new Map()),
    /** What is sent. */
    input: () =>
      [...edits].map(([code, one]) =>
        one === 'byRole'
          ? { code, byRole: true, create: false, read: false, update: false, delete: false }
          : { ...flagsOf(one), byRole: false },
      ),
  }
}

const flagsOf = ({ code, create, read, update, delete: remove }: Granted) => ({
  code,
  create,
  read,
  update,
  delete: remove,
})

function same(edit: Edit, saved: Granted | undefined): boolean {
  if (edit === 'byRole' || saved === undefined) return edit === 'byRole' && saved === undefined
  return (['create', 'read', 'update', 'delete'] as const).every((key) => edit[key] === saved[key])
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
