/** Hosts whose videos a lesson may lead to: they are opened apart, never inside of the page. */
const VIDEO_HOSTS = [
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'loom.com',
  'drive.google.com',
  'sharepoint.com',
  'microsoftstream.com',
]

/** Whether an address is an https one of a host of the list, or of one below it. */
export function isVideo(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 'https:') return false
  if (url.username !== '' || url.password !== '' || url.port !== '') return false
  return VIDEO_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}
