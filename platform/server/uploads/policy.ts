import { type EntityName, innerId } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import type { FileKind } from './kinds.ts'

/** A stored file as the answer of an upload describes it. */
export type UploadRecord = {
  /** Public id. */
  readonly id: string
  readonly companyId: string
  /** By which the file is known from now on: its public id. */
  readonly uid: string
  readonly name: string
  readonly mediaType: string
  /** The media type again, and the kind that the bytes are: `png`, `pdf`. */
  readonly mime: string
  readonly type: string
  readonly fileType: FileKind
  /** The kinds that could be sent here. */
  readonly filesTypes: readonly FileKind[]
  /** The end of the name. */
  readonly ext: string
  /** Bytes. */
  readonly size: number
  readonly relatedType: string
  readonly relatedId: string | null
  readonly hashName: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Opens the file for five minutes. */
  readonly url: string
}

/** The names of an upload record, as they are answered. */
export const uploadRecordFields = [
  'id',
  'uid',
  'companyId',
  'name',
  'mediaType',
  'mime',
  'type',
  'fileType',
  'filesTypes',
  'ext',
  'size',
  'relatedType',
  'relatedId',
  'hashName',
  'createdAt',
  'updatedAt',
  'url',
] as const satisfies readonly (keyof UploadRecord)[]

/** Refuses files of people who may not write the thing to which they are attached. */
export const attachedTo =
  (of: EntityName, requireWriter: (context: Context, id: number) => Promise<unknown>) =>
  async (context: Context, relatedId: string | null): Promise<void> => {
    const id = relatedId === null ? undefined : innerId(of, relatedId)
    if (id === undefined) throw notFound()
    await requireWriter(context, id)
  }

/** One kind of thing that files hang from, and who may hang them; each module brings its own. */
export type UploadPolicy = {
  /** `avatar`, `contract`, `announcement`… */
  readonly relatedType: string
  /** Bytes; 10240 KB unless said. */
  readonly maxBytes?: number
  /** All kinds unless said. */
  readonly kinds?: readonly FileKind[]
  /** At once, 3 at most. */
  readonly maxFiles?: number
  /**
   * Asked before anything is stored, in the person's transaction.
   *
   * @throws UserError forbidden, or not-found for what is foreign or missing
   */
  readonly authorize: (context: Context, relatedId: string | null) => Promise<void> | void
  /** After the rows are written, in the same transaction: to point at them. */
  readonly stored?: (
    context: Context,
    relatedId: string | null,
    fileIds: readonly number[],
  ) => Promise<void>
}

/** @throws Error when two modules claim one type */
export function uploadPolicies(list: readonly UploadPolicy[]): ReadonlyMap<string, UploadPolicy> {
  const map = new Map(list.map((policy) => [policy.relatedType, policy]))
  if (map.size !== list.length) throw new Error('two upload policies share a type')
  return map
}
