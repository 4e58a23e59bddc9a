import type { Permission } from '#access/services.ts'
import { type FieldName, type Entity } from '#platform/model/entity.ts'
import { ref } from '#platform/model/field.ts'
import type { BlockScope } from '#modules/people/sight/model/blocks.ts'
import { blocks } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { CrudAction } from '#platform/server/graphql/crud-facts.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import type { TenantTable } from '#platform/server/sql/db.ts'
import { keptPaper, papersOf } from '#platform/server/uploads/papers.ts'
import { auditReading, mayReadReserved, reachedBy, requirePerson } from './scope.ts'

/** Requires the right to a person's data of class A, and audits that they were read. */
async function requireReserved(context: Context, userId: number, what: string) {
  if (!(await mayReadReserved(context, userId))) throw notFound()
  auditReading(context, userId, what)
}

type Facts<Paper extends string> = {
  /** The right that reaches the person, for each thing that is done. */
  right: (action: CrudAction) => Permission
  table: TenantTable
  /** The name of its list's input, and what a paper is related to. */
  input: string
  relatedType: string
  /** What the audit calls the reading of another person's: `residencia`. */
  audited: string
  /** The fields that keep a paper, the usual one first. */
  papers: readonly [Paper, ...Paper[]]
  /** Of which part of a person's data they are, for a block. */
  part?: BlockScope
}
type WithPapers<Paper extends string> = { userId: number } & { [P in Paper]: number | null }

/**
 * Records of class A that hang from a person, with their papers: who may read and write them, and
 * what `crud` asks for it. Those of others ask for the right to their contract too, and reading
 * them is in the audit.
 */
function reservedRecords<E extends Entity, const Paper extends FieldName<E>>(
  _of: E,
  { right, table, input, relatedType, audited, papers, part }: Facts<Paper>,
) {
  /** @throws UserError not-found for a person out of reach, and that what they are of is blocked */
  async function requireTheirs(context: Context, userId: number, action: CrudAction) {
    await requirePerson(context, userId, right(action))
    if (userId !== context.actor.userId) await requirePerson(context, userId, 'contracts.read')
    if (part) await blocks.requireOpen(context, userId, part)
  }
  const policy = papersOf(relatedType, 'user', (context, userId) =>
    requireTheirs(context, userId, 'create'),
  )
  return {
    /** The papers, as files that are uploaded. */
    papers: policy,
    /** The facts of `crud`: its parent, its rights, and that a new paper is the person's. */
    crud: {
      table,
      parent: {
        field: 'userId' as const,
        input: inputFrom(input, { userId: ref('user', 'Persona') }),
      },
      requires: async (context: Context, action: CrudAction, row: { userId?: number }) => {
        const { userId = 0 } = row
        await requireTheirs(context, userId, action)
        if (action === 'read') await requireReserved(context, userId, audited)
      },
      changed: async (
        context: Context,
        { before, after }: { before?: WithPapers<Paper>; after?: WithPapers<Paper> },
      ) => {
        if (!after) return
        // A paper or two, each looked at where it is new.
        for (const field of papers) {
          const paper = after[field]
          if (paper !== null && paper !== before?.[field]) {
            await policy.require(context, after.userId, paper)
          }
        }
      },
    },
    /** A link that opens a paper for five minutes; reading another's is in the audit. */
    async open(context: Context, { id }: { id: number }, field: Paper = papers[0]) {
      const { ownerId, fileId } = await keptPaper(context, { table, owner: 'userId', field }, id)
      await requireTheirs(context, ownerId, 'read')
      if (fileId === null) throw notFound()
      await requireReserved(context, ownerId, audited)
      return policy.link(context, fileId)
    },
  }
}

/**
 * What people keep of a person that is of class A: read with its right, and in the audit;
 * `reaches` says which of some rights reach a person.
 */
export const reserved = {
  require: requireReserved,
  records: reservedRecords,
  reaches: reachedBy,
  audit: auditReading,
}
