import { MonthSelector } from '../month/MonthSelector.tsx'

type Props = Omit<React.ComponentProps<typeof MonthSelector>, 'onChange' | 'onClear' | 'arrows'> & {
  onChange?: (yearMonth: number | null) => void
  optional: boolean
}

/** A month inside a form: one that is optional can be taken away. */
export const MonthField = ({ onChange, optional, ...rest }: Props) => (
  <MonthSelector
    {...rest}
    arrows={false}
    onChange={(month) => onChange?.(month)}
    {...(optional ? { onClear: () => onChange?.(null) } : {})}
  />
)
