import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Document } from '#platform/web/api/graphql.ts'
import { type DataOf, useAction } from '#platform/web/api/useAction.ts'
import { Profile } from '../model/grants.ts'

type Props<Result, Variables> = {
  title: string
  document: Document<Result, Variables>
  done: string
  submit: string
  form: OpenForm
  after?: (data: DataOf<Result>) => void
  more?: Record<string, unknown>
  name?: string
}

/** The name of a profile: a new one's, or another. */
export function NameForm<Result, Variables>(props: Props<Result, Variables>) {
  const { title, document, done, submit, form, after, more, name } = props
  const action = useAction(document, { done })
  return (
    <FormDialog
      title={title}
      action={action}
      submit={submit}
      {...(more ? { more } : {})}
      {...(after ? { onDone: after } : {})}
      initial={{ name }}
      form={form}
    >
      <Field of={Profile} name="name" autoFocus wide />
    </FormDialog>
  )
}
