import { useCallback } from 'react'
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useNavigate,
  useSearchParams,
} from 'react-router'

type Change = (
  next: URLSearchParamsInit | ((now: URLSearchParams) => URLSearchParamsInit),
  options?: NavigateOptions,
) => void

/** What the address will say as soon as the router has done what it was asked for. */
let asked: string | undefined

/**
 * The query of the address, and how to change it. A change begins with the address as it is when
 * it is made, and not as it was when the page was last drawn, as the router's own hook does: who
 * narrows a list and opens a row of it at once keeps both.
 */
export function useAddressParams(): [URLSearchParams, Change] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const change = useCallback<Change>(
    (next, options) => {
      const now = new URLSearchParams(asked ?? window.location.search)
      const search = `?${createSearchParams(typeof next === 'function' ? next(now) : next)}`
      asked = search
      setTimeout(() => (asked = undefined))
      void navigate({ search }, options)
    },
    [navigate],
  )
  return [params, change]
}
