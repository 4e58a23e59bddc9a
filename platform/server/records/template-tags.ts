import { hook } from '#platform/model/hook.ts'
import type { TagList, TagValue, TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '../context.ts'

/** The contract of which a document is made, its person and their employer. */
export type TagSubject = {
  readonly contractId: number
  readonly userId: number
  readonly businessId: number
}

/** By contract, the value of each tag by its code; what is missing is null or not there. */
export type TagValues = ReadonlyMap<number, ReadonlyMap<string, TagValue>>

/** By contract, the rows that a template repeats blocks for: values by the codes of tags. */
export type TagRows = ReadonlyMap<number, readonly ReadonlyMap<string, TagValue>[]>

/** What a module knows that templates may say. */
export type TagSource = {
  readonly tags: (acting: Acting) => Promise<readonly TemplateTag[]>
  /** The values of some tags of its own, of all subjects at once. The caller reaches them. */
  readonly values: (acting: Acting, subjects: readonly TagSubject[]) => Promise<TagValues>
  /**
   * What it gives to repeat blocks for. A subject without an answer is one whose rows the actor may
   * not read; one who has none has an empty answer.
   */
  readonly rows?: {
    readonly list: TagList
    readonly of: (acting: Acting, subjects: readonly TagSubject[]) => Promise<TagRows>
  }
  /** Whether a code is one of its own, so that nothing is read for the others. */
  readonly owns: (code: string) => boolean
}

/** The tags that modules give to templates of documents. */
export const templateTags = hook<TagSource>('tags of templates')
