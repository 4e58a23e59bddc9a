import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { SectionForm } from '#platform/web/kit/SectionForm.tsx'
import type { Document } from '#platform/web/graphql.ts'
import { type DataOf, useAction } from '#platform/web/useAction.ts'
import { Profile } from '../model/grants.ts'

type Props<Result, Variables> = {
  document: Document<Result, Variables>
  done: string
  submit: string
  onClose: () => void
  after?: (data: DataOf<Result>) => void
  more?: Record<string, unknown>
  name?: string
}

/** The name of a profile: a new one's, or another. */
export function NameForm<Result, Variables>(props: Props<Result, Variables>) {
  const { document, done, submit, onClose, after, more, name } = props
  const action = useAction(document, {
    done,
    after: (data) => {
      onClose()
      after?.(data)
    },
  })
  return (
    <SectionForm
      action={action}
      submit={submit}
      cancel={onClose}
      {...(more ? { more } : {})}
      initial={{ name }}
    >
      <Section>
        <Field of={Profile} name="name" autoFocus wide />
      </Section>
    </SectionForm>
  )
}
