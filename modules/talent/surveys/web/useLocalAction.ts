import { useMemo } from 'react'

/** A form whose values go into what is being written on the page, and are saved with it. */
export const useLocalAction = <Values>(name: string, apply: (values: Values) => void) =>
  useMemo(
    () => ({
      name,
      busy: false,
      attempt: ({ input }: { input: Values }) => {
        apply(input)
        return Promise.resolve({})
      },
    }),
    [name, apply],
  )
