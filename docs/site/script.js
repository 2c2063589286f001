try {
  const theme = localStorage.getItem('linkglass-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}

function addCopy(pre) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    const text = pre.textContent.replace(/\n$/, '')
    const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false)
    button.textContent = copied ? 'Copied' : 'Not allowed'
    button.classList.toggle('is-copied', copied === true)
    setTimeout(() => { button.textContent = 'Copy'; button.classList.remove('is-copied') }, 1600)
  })
  pre.parentElement.append(button)
}

document.addEventListener('DOMContentLoaded', () => {
  for (const pre of document.querySelectorAll('.block > pre')) addCopy(pre)
})
