// Runs before the first paint and any other script. A file: the policy allows no inline script.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('minga.theme')
  } catch {
    // Without storage the system decides.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'

  // zod would probe `new Function`, which the content security policy reports.
  globalThis.__zod_globalConfig = { jitless: true }

  // Style sheets are written through innerHTML by the component library. A text without «<» can
  // make no element, so exactly that passes; anything else is refused and shows in the console.
  if (globalThis.trustedTypes && trustedTypes.createPolicy) {
    trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return text.indexOf('<') === -1 ? text : null
      },
      // The one script that is started by its address (`platform/web/api/app-version.ts`).
      createScriptURL: function (address) {
        return address === '/service-worker.js' ? address : null
      },
    })
  }
})()
