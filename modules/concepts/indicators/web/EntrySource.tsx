import { Field } from '#platform/web/kit/form/Field.tsx'
import { IndicatorEntry } from '../model/indicator.ts'

type Props = {
  /** What is said of a figure or a table that is not what was expected. */
  insisted: string
  help?: string
}

/** Where what is entered comes from, and that it is right although it looks wrong. */
export const EntrySource = ({ insisted, help }: Props) => (
  <>
    <Field of={IndicatorEntry} name="source" wide />
    <Field of={IndicatorEntry} name="sourceUrl" wide />
    <Field of={IndicatorEntry} name="comment" rows={2} />
    <Field of={IndicatorEntry} name="outOfBounds" label={insisted} {...(help ? { help } : {})} />
  </>
)
