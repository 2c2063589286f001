import packaged from '@sparticuz/chromium'

packaged.setGraphicsMode = false
await packaged.executablePath()
