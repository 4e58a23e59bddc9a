/** Somebody with a login, and where to write to them; `email` is null when nobody knows. */
export type Recipient = {
  loginId: number
  userId: number | null
  username: string
  name: string
  email: string | null
}
