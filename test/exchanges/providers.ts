/** How a page tells what it is. */
export type PageForm = 'og' | 'twitter' | 'json-ld' | 'plain' | 'no author' | 'head only'

/** What is sent instead of a page, with a status that says success. */
export type ShellForm =
  /** A title with nothing where the page's name should be. */
  | 'gap'
  /** The site's name, and its front page as the canonical address. */
  | 'canonical'
  /** The site's name, and no text before the scripts have run. */
  | 'empty'
  /** The site's name, and the description of its front page, which was seen before. */
  | 'front'
  /** The site's name among text of its own. */
  | 'named'
  /** A slogan, and no text before the scripts have run. */
  | 'slogan'
  /** A slogan and a description with text, which was seen at two addresses before. */
  | 'repeated'

/** What stands in front of the page: where it redirects to, or its title and what it asks for. */
export type Question = readonly [
  code: string,
  wall: { to: string } | { title: string; form?: true },
]

export interface Provider {
  readonly site: string
  /** Addresses of its pages, with `{}` for what differs. */
  readonly item: string
  readonly page: PageForm
  readonly question: Question
  readonly refusal: readonly [code: string, status: number, body: string]
  readonly shell: ShellForm
  /** oEmbed 1.0, section 2.3.4: the fields that it answers with. */
  readonly answer: 'video' | 'photo' | 'rich' | 'untitled' | 'link'
}

const BLOCKED = [
  'EREFUSED',
  403,
  '<h1>Blocked by our network</h1><p>Log in or write to us.</p>',
] as const
const CHECK = ['EBOTWALL', 503, '<title>Just a moment...</title><p>Checking.</p>'] as const
const DENIED = ['EBOTWALL', 403, '<title>Access denied</title><p>Reference 1f.</p>'] as const
const BUSY = ['EREFUSED', 429, 'Too many requests'] as const
const UNKNOWN = ['EREFUSED', 401, '<title>Hello</title><p>Who are you?</p>'] as const
const LEGAL = ['EREFUSED', 451, '<title>Not here</title><p>Not in your country.</p>'] as const

function asks(code: string, title: string): Question {
  return [code, { title, ...(code === 'ELOGIN' && { form: true as const }) }]
}

function sendsTo(code: string, to: string): Question {
  return [code, { to }]
}

/** Thirty providers, in the forms that the loudest ones have; their names and words are made up. */
export const PROVIDERS: readonly Provider[] = [
  // Video
  [
    'Clipwell',
    '/watch?v={}',
    'og',
    asks('ECONSENT', 'Before you continue to Clipwell'),
    BUSY,
    'gap',
    'video',
  ],
  ['Reelhaven', '/{}', 'json-ld', asks('ECONSENT', 'Avant de continuer'), DENIED, 'front', 'video'],
  [
    'Dancely',
    '/@mara/video/{}',
    'head only',
    asks('ELOGIN', 'Log in | Dancely'),
    BLOCKED,
    'slogan',
    'video',
  ],
  ['Streamnook', '/videos/{}', 'og', sendsTo('EAGE', '/age-gate'), UNKNOWN, 'empty', 'video'],
  ['Filmbay', '/film/{}', 'twitter', asks('EAGE', 'Altersprüfung'), LEGAL, 'canonical', 'video'],
  [
    'Dailyreel',
    '/video/{}',
    'og',
    sendsTo('ECONSENT', '/privacy-gate'),
    CHECK,
    'repeated',
    'video',
  ],
  ['Lecturio', '/talks/{}', 'json-ld', asks('ELOGIN', 'Anmelden'), BLOCKED, 'named', 'video'],
  // Short messages
  [
    'Chirpdeck',
    '/mara/status/{}',
    'no author',
    sendsTo('ELOGIN', '/login'),
    BLOCKED,
    'empty',
    'untitled',
  ],
  [
    'Skywrite',
    '/profile/mara/post/{}',
    'og',
    asks('ELOGIN', 'Se connecter'),
    DENIED,
    'gap',
    'untitled',
  ],
  [
    'Threadbare',
    '/@mara/post/{}',
    'og',
    asks('ECONSENT', 'Bevor Sie fortfahren'),
    BUSY,
    'canonical',
    'untitled',
  ],
  [
    'Faceplace',
    '/story.php?story_fbid={}&id=9',
    'no author',
    sendsTo('ELOGIN', '/login'),
    UNKNOWN,
    'empty',
    'untitled',
  ],
  // Pictures
  ['Pixelgram', '/p/{}/', 'no author', sendsTo('ELOGIN', '/accounts/login/'), BUSY, 'gap', 'rich'],
  [
    'Pinwall',
    '/pin/{}/',
    'head only',
    asks('ECONSENT', 'Voordat je verdergaat'),
    BLOCKED,
    'slogan',
    'rich',
  ],
  [
    'Fotonest',
    '/photos/mara/{}/',
    'og',
    asks('ECONSENT', 'Antes de continuar'),
    DENIED,
    'front',
    'photo',
  ],
  [
    'Gifferie',
    '/gifs/{}',
    'og',
    asks('EADBLOCK', 'Please disable your ad blocker'),
    CHECK,
    'canonical',
    'photo',
  ],
  [
    'Artvarda',
    '/mara/art/{}',
    'twitter',
    asks('EAGE', 'Are you over 18?'),
    BLOCKED,
    'repeated',
    'photo',
  ],
  [
    'Picdump',
    '/gallery/{}',
    'no author',
    asks('EADBLOCK', 'Adblocker erkannt'),
    BUSY,
    'named',
    'rich',
  ],
  // Sound
  ['Tonecloud', '/mara/{}', 'og', asks('ECONSENT', 'Prima di continuare'), DENIED, 'gap', 'rich'],
  [
    'Spotlisten',
    '/track/{}',
    'no author',
    asks('ECONSENT', 'Innan du fortsätter'),
    BLOCKED,
    'front',
    'rich',
  ],
  ['Mixlounge', '/mara/{}/', 'json-ld', sendsTo('ECONSENT', '/consent'), CHECK, 'empty', 'rich'],
  [
    'Podharbour',
    '/episode/{}',
    'og',
    asks('ELOGIN', 'Iniciar sesión'),
    UNKNOWN,
    'repeated',
    'rich',
  ],
  // Talk and texts
  [
    'Rabbitry',
    '/r/whales/comments/{}/at_the_pier/',
    'no author',
    sendsTo('EAGE', '/over18'),
    BLOCKED,
    'repeated',
    'rich',
  ],
  [
    'Blogworks',
    '/{}/whales',
    'og',
    asks('EADBLOCK', 'Désactivez votre bloqueur de publicité'),
    LEGAL,
    'named',
    'link',
  ],
  [
    'Tumbledown',
    '/mara/{}/whales',
    'plain',
    asks('ECONSENT', 'Zanim przejdziesz dalej'),
    DENIED,
    'front',
    'rich',
  ],
  ['Issuepad', '/mara/docs/{}', 'plain', asks('ELOGIN', 'ログイン'), BUSY, 'canonical', 'rich'],
  // Slides, code, maps, shops
  ['Slidery', '/mara/{}', 'json-ld', asks('ELOGIN', 'Войти'), CHECK, 'gap', 'rich'],
  [
    'Penbox',
    '/mara/pen/{}',
    'plain',
    asks('ECONSENT', 'Než budete pokračovat'),
    BLOCKED,
    'named',
    'rich',
  ],
  ['Mapmoor', '/story/{}', 'og', asks('ECONSENT', '続行する前に'), UNKNOWN, 'slogan', 'link'],
  [
    'Fundraft',
    '/projects/mara/{}',
    'json-ld',
    asks('EADBLOCK', 'Отключите блокировщик рекламы'),
    DENIED,
    'repeated',
    'rich',
  ],
  ['Gamesteam', '/app/{}', 'no author', asks('EAGE', 'Ověření věku'), LEGAL, 'empty', 'link'],
].map((row) => providerOf(row as Row))

type Row = [
  site: string,
  item: string,
  page: PageForm,
  question: Question,
  refusal: Provider['refusal'],
  shell: ShellForm,
  answer: Provider['answer'],
]

function providerOf([site, item, page, question, refusal, shell, answer]: Row): Provider {
  return { site, item, page, question, refusal, shell, answer }
}
