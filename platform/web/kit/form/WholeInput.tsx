import type { ComponentProps } from 'react'
import { NumberInput } from './NumberInput.tsx'

type WholeProps = Omit<ComponentProps<typeof NumberInput>, 'onChange'> & {
  onChange?: (value: number | string | null) => void
}
/** Whole numbers leave as numbers; what is no number leaves as typed, for the rule to refuse. */
export const WholeInput = ({ onChange, ...rest }: WholeProps) => (
  <NumberInput
    {...rest}
    onChange={(text) =>
      onChange?.(text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : text)
    }
  />
)
