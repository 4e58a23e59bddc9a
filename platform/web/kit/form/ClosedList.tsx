import type { FieldMeta } from '#platform/model/field.ts'
import type { Option } from '#platform/web/screen/slots.tsx'
import { Choice } from './Choice.tsx'
import { arriving } from './empty-select.ts'
import { Radios } from './Radios.tsx'

type Props = Omit<React.ComponentProps<typeof Choice<string>>, 'optional' | 'value'> & {
  meta: Pick<FieldMeta, 'catalog' | 'optional'>
  value?: string | null
  /** Side by side instead of folded. */
  radios?: boolean | undefined
}

/** One of a closed list. A value that is kept and no longer offered is shown and said to be so. */
export function ClosedList({ meta, options, radios, ...rest }: Props) {
  const kept = rest.loading ? undefined : outOfList(rest.value, options, meta)
  const offered = kept ? [...options, kept] : options
  return (
    <>
      {radios ? (
        <Radios {...rest} options={offered} />
      ) : (
        <Choice {...rest} optional={meta.optional} options={offered} />
      )}
      {kept && (
        <span role="status" className="mg-field-problem">
          «{kept.label}» ya no está entre los valores que se pueden elegir.
        </span>
      )}
    </>
  )
}

/**
 * The value that its list does not offer, in the words that its catalogue has for it, or as it is
 * kept. A list without any value is another matter: it is on its way, or not shown at all.
 */
function outOfList(
  value: string | null | undefined,
  options: readonly Option[],
  { catalog }: Props['meta'],
): Option | undefined {
  if (!value || options === arriving || options.length === 0) return undefined
  if (options.some((option) => option.value === value)) return undefined
  return { value, label: catalog?.label(value) ?? value, disabled: true }
}
