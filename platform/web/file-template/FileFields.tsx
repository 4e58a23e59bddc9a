import type { Entity } from '#platform/model/entity.ts'
import { Field, FieldList } from '../kit/form/Field.tsx'
import { useValue } from '../kit/form/form-hooks.tsx'

/** The file of a template; a text has more to decide than a workbook. */
export function FileFields({ of }: { of: Entity }) {
  const isText = useValue('file') === 'TEXT'
  return (
    <>
      <Field of={of} name="file" />
      {isText && (
        <>
          <FieldList of={of} names={['separator', 'encoding', 'lineEnd']} />
        </>
      )}
      <Field of={of} name="heads" />
    </>
  )
}

/** What a new template begins with. */
export const usualFile = {
  file: 'TEXT',
  separator: 'SEMICOLON',
  encoding: 'LATIN1',
  lineEnd: 'CRLF',
  heads: false,
}
