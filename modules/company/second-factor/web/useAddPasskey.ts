import { ConfirmPasskey, StartPasskey } from '#generated/operations/second-factor.ts'
import { dataOf, request } from '#platform/web/api/api.ts'
import { makePasskey } from '#platform/web/api/passkeys.ts'

/**
 * Makes a key with what this browser has, and keeps it under a name.
 *
 * @returns the codes for paper that came with it; none when there were some already
 */
export const useAddPasskey =
  () =>
  async (label: string): Promise<readonly string[]> => {
    const { challenge, options } = dataOf((await request(StartPasskey)).startPasskey) ?? nothing
    const passkey = await makePasskey(options)
    const { confirmPasskey } = await request(ConfirmPasskey, {
      input: { challenge, passkey, label },
    })
    return dataOf(confirmPasskey)?.recoveryCodes ?? []
  }

const nothing = { challenge: '', options: '{}' }
