import type { TagKind, TagValue, TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type TagSubject,
  type TagValues,
  templateTags,
} from '#platform/server/records/template-tags.ts'
import { linesOf, type UserFieldType } from '../model/user-field.ts'
import { valueWords } from '../model/values.ts'
import { type FieldRow, fieldsOf } from './fields.queries.ts'
import { held } from './people-columns.ts'

const PREFIX = 'campo.'
const codeOf = ({ code }: Pick<FieldRow, 'code'>) => `${PREFIX}${code}`

const kinds: Partial<Record<UserFieldType, TagKind>> = {
  MONEY: 'PESOS',
  NUMBER: 'NUMBER',
  DATE: 'DATE',
  BOOLEAN: 'FLAG',
}

const samples: Record<TagKind, TagValue> = {
  TEXT: 'Texto',
  NUMBER: '10',
  PESOS: '100000',
  DATE: '2026-09-15',
  LONG_DATE: '2026-09-15',
  FLAG: true,
}

/**
 * The fields that a document may say: in use, no file, and seen by their person, who reads the
 * document. What only some people read is reserved in a document too.
 */
const offered = async ({ tx }: Acting): Promise<FieldRow[]> =>
  (await fieldsOf(tx)).filter(
    ({ status, type, worker }) => status === 'ACTIVE' && type !== 'FILE' && worker !== 'NONE',
  )

const tagOf = (field: FieldRow): TemplateTag => {
  const kind = kinds[field.type] ?? 'TEXT'
  const [option] = linesOf(field.options)
  return {
    code: codeOf(field),
    label: field.title,
    group: 'Campos de la ficha',
    kind,
    sample: option ?? samples[kind],
    ...(field.reserved || !field.managers ? { reserved: true } : {}),
  }
}

function valueOf(type: UserFieldType, value: string): TagValue {
  if (type === 'BOOLEAN') return value === 'true'
  return kinds[type] ? value : valueWords(type, value)
}

async function values(acting: Acting, subjects: readonly TagSubject[]): Promise<TagValues> {
  const fields = await offered(acting)
  const codeById = new Map(fields.map((field) => [field.id, codeOf(field)]))
  const rows = await held(
    acting,
    subjects.map(({ userId }) => userId),
    [...codeById.keys()],
  )
  const byPerson = Map.groupBy(rows, ({ userId }) => userId)
  return new Map(
    subjects.map(({ contractId, userId }) => [
      contractId,
      new Map(
        (byPerson.get(userId) ?? []).map(({ fieldId, type, value }) => [
          codeById.get(fieldId) ?? '',
          value === null ? null : valueOf(type, value),
        ]),
      ),
    ]),
  )
}

templateTags.on('custom-fields', {
  tags: async (acting) => (await offered(acting)).map(tagOf),
  values,
  owns: (code) => code.startsWith(PREFIX),
})
