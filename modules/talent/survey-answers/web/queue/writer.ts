/** Whether this tab writes a survey, or another one of the same browser does. */
export type Writer = {
  /** «Continuar aquí»: from now on this tab writes, and the other one shows. */
  take: () => void
  stop: () => void
}

/**
 * Of several tabs with the same survey one writes: the browser gives its lock to one of them, and
 * to the next one when that is closed. A browser without locks lets every tab write; `rev` keeps
 * order.
 *
 * @param tell whether this tab writes, now and whenever that changes
 */
export function claimWriter(survey: string, tell: (writes: boolean) => void): Writer {
  const name = `minga.answers.${survey}`
  if (!('locks' in navigator)) {
    tell(true)
    return { take: () => undefined, stop: () => undefined }
  }
  const { locks } = navigator
  let waiting = new AbortController()
  let release = () => {}
  let stopped = false

  const held = () => {
    if (stopped) return undefined
    tell(true)
    return new Promise<void>((resolve) => {
      release = resolve
    })
  }
  const lost = () => {
    if (stopped) return
    tell(false)
    wait()
  }
  const wait = () => {
    waiting = new AbortController()
    locks.request(name, { signal: waiting.signal }, held).catch(onlyAborted(lost, waiting))
  }
  // Whether another tab has it already is known at once; then this one waits for its turn.
  void locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? held() : undefined))
    .then(() => (stopped ? undefined : tellFree()), lost)
  const tellFree = () => {
    tell(false)
    wait()
  }
  return {
    take: () => {
      waiting.abort()
      locks.request(name, { steal: true }, held).catch(lost)
    },
    stop: () => {
      stopped = true
      waiting.abort()
      release()
    },
  }
}

/** What was taken away from this tab; what it gave up by itself is no loss. */
const onlyAborted = (lost: () => void, given: AbortController) => () => {
  if (!given.signal.aborted) lost()
}
