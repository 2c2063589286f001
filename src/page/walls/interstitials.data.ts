/** Patterns for software of many sites, never for one site. Texts are in lower case with single spaces. */

/** Headers of answers by protective services, not by the site. */
export const CHALLENGE_HEADERS: ReadonlyArray<readonly [name: string, value: RegExp]> = [
  ['cf-mitigated', /^challenge/i],
  ['x-amzn-waf-action', /^(?:challenge|captcha)/i],
  ['x-dd-b', /^\d/],
  ['x-vercel-mitigated', /^(?:challenge|deny)/i],
]

/** Markup found only in challenge pages. */
export const CHALLENGE_MARKUP: readonly string[] = [
  '_cf_chl_opt',
  'cf-browser-verification',
  'cf-error-details',
  'captcha-delivery.com',
  '_incapsula_resource',
  'px-captcha',
  '/_sec/cp_challenge',
  'gokuprops',
  'awswafintegration',
  'aws-waf-token',
  'sucuri_cloudproxy_js',
  'check.ddos-guard.net',
  'kpsdk',
  '/.well-known/vercel/security/',
  'distil_r_captcha',
  'bobcmn',
  'sgcaptcha',
  'anubis_challenge',
  '/.within.website/x/cmd/anubis',
  'go-away-challenge',
]

/** Markup of captcha widgets, also found in ordinary forms. */
export const CAPTCHA_WIDGETS: readonly string[] = [
  'g-recaptcha',
  'recaptcha/api.js',
  'recaptcha/enterprise.js',
  'h-captcha',
  'hcaptcha.com/1/api.js',
  'cf-turnstile',
  'challenges.cloudflare.com/turnstile',
  'friendlycaptcha',
  'frc-captcha',
  'arkoselabs.com',
  'geetest',
  'smartcaptcha',
  'altcha',
  'mtcaptcha',
]

/** Matches whole titles and headings of challenge pages. */
export const CHALLENGE_TITLES =
  /^(?:just a moment\.*|attention required!?|access denied|access to this page has been denied\.?|you have been blocked|sorry, you have been blocked|pardon our interruption\.*|security check(?:point)?|one more step|please wait\.*|checking your browser.*|verifying (?:you are human|your browser|your connection).*|verify(?:ing)? (?:that )?you are (?:a )?human.*|(?:please )?(?:verify|confirm|prove) (?:that )?you are (?:a human|human|not a robot|not a bot).*|are you (?:a )?(?:human|robot|bot)\??|robot (?:check|or human\??)|human verification|bot (?:check|verification|detection)|captcha(?: challenge)?|ddos[- ]guard|ddos protection.*|making sure you(?:'|’)re not a bot!?|unusual traffic.*|request (?:blocked|rejected|unsuccessful).*|the request could not be satisfied.*|web application firewall.*|client challenge|vercel security checkpoint|einen moment(?: bitte)?\.*|zugriff verweigert|sind sie ein (?:mensch|roboter)\??|accès refusé|un instant\.*|vérification de sécurité|acceso denegado|un momento\.*|verificación de seguridad|accesso negato|acesso negado|um momento\.*|toegang geweigerd|odmowa dostępu|доступ (?:ограничен|запрещен|запрещён)|вы не робот\??|ой!|请稍候.*|安全验证|人机验证|访问被拒绝|しばらくお待ちください.*|アクセスが拒否されました|잠시만 기다리.*)$/

/** Matches host labels and path segments of consent pages. */
export const CONSENT_ADDRESS =
  /^(?:(?=[\w-]*$).*consent.*|cookie-?wall|cookiewall|privacy-?gate|privacywall|gdpr(?:-[\w-]+)?|guce|myprivacy|dsgvo)$/

export const CONSENT_TITLES =
  /^(?:before you continue.*|we (?:value|care about) your privacy.*|your privacy(?: choices| is important to us.*)?|privacy (?:settings|gate|wall|consent)|cookie (?:consent|wall|settings|policy consent)|consent(?: required| management)?|bevor (?:du|sie) (?:fortfährst|fortfahren|weiter).*|cookie-?(?:einstellungen|zustimmung|hinweis)|datenschutz-?einstellungen|zustimmung.*|mit werbung weiterlesen.*|avant d(?:'|’)accéder.*|avant de continuer.*|votre vie privée.*|gestion des cookies|antes de continuar.*|antes de ir.*|tu privacidad.*|prima di continuare.*|la tua privacy.*|antes de continuar.*|voordat je verdergaat.*|je privacy.*|cookies? op .*|zanim przejdziesz.*|twoja prywatność.*)$/

/** Matches path segments and host labels of login pages. */
export const LOGIN_ADDRESS =
  /^(?:log-?[io]n|sign-?in|signin|sign_in|user_sessions?|sessions?|auth|oauth2?|authorize|authenticate|sso|saml2?|cas|accounts?|idp|authwall|login_?required|wp-login|checkpoint|anmelden|anmeldung|connexion|identification|iniciar-?sesion|acceso|entrar|accedi|inloggen|logowanie|zaloguj|logga-in|kirjaudu)(?:\.\w{2,5})?$/

/** Matches query parameters for the page to return to. */
export const RETURN_PARAMETER =
  /^(?:next|return|return_?to|return_?url|returnurl|redirect|redirect_?to|redirect_?ur[il]|continue|goto|dest(?:ination)?|target|back|back_?url|came_from|from|service|rurl|ref_?url|source|session_redirect)$/i

export const LOGIN_TITLES =
  /^(?:(?:please )?(?:log|sign)[ -]?(?:in|on)(?: to (?:continue|your account|access .*|.{1,40}))?|login(?: page| required)?|(?:log in|sign in|login) or (?:sign up|register|create an account)|authentication required|you must (?:be logged in|log in|sign in).*|members? (?:only|login)|(?:bitte )?(?:anmelden|einloggen)|anmeldung|login erforderlich|se connecter|connexion|identifiez-vous|iniciar sesión|inicia sesión|acceder|accedi|accesso|entrar|iniciar sessão|fazer login|inloggen|aanmelden|zaloguj się|logowanie|logga in|log ind|logg inn|kirjaudu(?: sisään)?|вход|войти|авторизация|giriş yap|přihlášení|přihlásit se|ログイン|登录|登錄|登入|로그인)$/

/** Matches whole titles and headings of "not found" pages. */
export const NOT_FOUND_TITLES =
  /^(?:(?:oops|ooops|uh[- ]?oh|whoops|sorry|error|http|ups|hoppla)[ !.,:]*)*(?:(?:error|fehler|erreur|errore|erro|fout|błąd|ошибка|fel|http|status)?[ :#-]*404(?: (?:error|fehler|page|not found|file not found|page not found|seite nicht gefunden|no encontrad[oa]))*[!.]*|(?:the |this |requested |that )*(?:page|file|document|content|article|story|item|product|listing|post|video|resource|url|link)(?: (?:you (?:requested|are looking for|were looking for)|requested))?(?: (?:is|was|were|could|can|does|has|cannot|can(?:'|’)t|couldn(?:'|’)t|doesn(?:'|’)t|isn(?:'|’)t|no|not|longer|be|been|exist|removed|deleted))* (?:not found|found|exist|available|unavailable|missing|removed|deleted|gone)[!.]*|not found[!.]*|(?:we |sorry,? )*(?:can(?:'|’)t|cannot|couldn(?:'|’)t|could not|can not) (?:seem to )?find (?:that|the|this) (?:page|.*page.*|content|article)[!.]*|nothing (?:was )?found(?: here)?[!.]*|(?:diese |die )?(?:angeforderte )?seite (?:wurde )?(?:leider )?nicht (?:gefunden|verfügbar|vorhanden)[!.]*|seite existiert nicht[!.]*|nicht gefunden|(?:cette |la )?page (?:non trouvée|introuvable|inexistante|n(?:'|’)existe pas|demandée est introuvable)[!.]*|(?:la )?página no (?:encontrada|existe|disponible)|(?:la )?pagina non (?:trovata|esiste|disponibile)|página não (?:encontrada|existe)|pagina (?:werd )?niet gevonden|(?:ta )?strona (?:nie (?:została )?(?:znaleziona|istnieje)|nie odnaleziona)|nie znaleziono strony|страница не найдена|sidan (?:hittades inte|kunde inte hittas|finns inte)|siden (?:blev ikke fundet|ble ikke funnet|findes ikke|finnes ikke)|sivua ei löyt(?:ynyt|ydy)|stránka (?:nenalezena|nebyla nalezena|neexistuje)|az oldal nem található|pagina nu a fost găsită|sayfa bulunamadı|η σελίδα δεν βρέθηκε|сторінку не знайдено|ページが見つかりません(?:でした)?|お探しのページは.*|页面(?:不存在|未找到|没有找到)|找不到(?:页面|頁面|网页)|頁面不存在|페이지를 찾을 수 없(?:습니다|음))$/

/** Creates a pattern for beginnings of texts. `~` stands for a word or two. */
function beginning(...phrases: readonly string[]): RegExp {
  const spaced = phrases.map((phrase) => phrase.replace(/ ?~ ?/g, '.{0,24}'))
  return new RegExp(`^(?:${spaced.join('|')})`)
}

/** Matches titles of consent pages in more languages. */
export const MORE_CONSENT_TITLES: RegExp = beginning(
  'we use cookies$',
  'accept cookies',
  'cookies? (?:and|&) privacy$',
  'wir (?:schätzen|respektieren|achten) (?:ihre|deine) privatsphäre',
  'ihre privatsphäre ist uns wichtig',
  'ihre einwilligung',
  'nous respectons votre vie privée',
  'le respect de votre vie privée',
  'valoramos (?:tu|su) privacidad',
  'respetamos (?:tu|su) privacidad',
  'tu consentimiento',
  'valorizamos (?:a )?sua privacidade',
  'a sua privacidade',
  'sua privacidade',
  'antes de (?:prosseguir|avançar)',
  'rispettiamo la (?:tua|vostra) privacy',
  'wij respecteren (?:je|uw) privacy',
  'uw privacy',
  'voordat u verdergaat',
  'než budete pokračovat',
  'než začnete',
  'vaše soukromí',
  'záleží nám na vašem soukromí',
  'predtým, ako budete pokračovať',
  'vaše súkromie',
  'innan du fortsätter',
  'vi värnar om din integritet',
  'før du fortsætter',
  'før du går videre',
  'vi (?:værner om|bryr os om|bryr oss om) (?:dit|ditt) privatliv',
  'vi verdsetter ditt personvern',
  'ennen kuin jatkat',
  'yksityisyytesi on meille tärkeää',
  'szanujemy twoją prywatność',
  'mielőtt folytatná',
  'fontos számunkra az (?:ön )?adatvédelem',
  'devam etmeden önce',
  'gizliliğinize önem veriyoruz',
  'прежде чем (?:продолжить|перейти)',
  'мы ценим вашу конфиденциальность',
  'преди да продължите',
  'πριν συνεχίσετε',
  'προτού συνεχίσετε',
  'para se të vazhdoni',
  'prieš tęsdami',
  'նախքան շարունակելը',
  'sebelum (?:anda )?melanjutkan',
  'kami menghargai privasi anda',
  'trước khi (?:bạn )?tiếp tục',
  'قبل المتابعة',
  'نحن نقدر خصوصيتك',
  'پیش از ادامه',
  'قبل از ادامه',
  'जारी रखने से पहले',
  'চালিয়ে যাওয়ার আগে',
  '続行する前に',
  'プライバシー(?:設定|の選択)',
  '계속하기 전에',
  '继续(?:之前|前)',
  '在继续之前',
  '繼續之前',
)

/** Matches titles of login pages in more languages. */
export const MORE_LOGIN_TITLES: RegExp = beginning(
  'log in or create an account$',
  'join or (?:log|sign) in$',
  'sign up to continue$',
  'melden sie sich an(?:, um fortzufahren)?$',
  'jetzt anmelden$',
  'veuillez vous (?:connecter|identifier)$',
  'connectez-vous(?: pour continuer)?$',
  'inicie sesión(?: para continuar)?$',
  'inicia sesión para continuar$',
  'faça login(?: para continuar)?$',
  'iniciar sessão para continuar$',
  'accedi per continuare$',
  'log in om (?:verder te gaan|door te gaan)$',
  'přihlaste se$',
  'prihlásiť sa$',
  'prihláste sa$',
  'prihlásenie$',
  'zaloguj się, aby kontynuować$',
  'bejelentkezés$',
  'kirjaudu sisään jatkaaksesi$',
  'logga in för att fortsätta$',
  'log ind for at fortsætte$',
  'logg inn for å fortsette$',
  'oturum aç(?:ın)?$',
  'войдите(?: в аккаунт|, чтобы продолжить)?$',
  'влезте$',
  'σύνδεση$',
  'συνδεθείτε$',
  'hyr$',
  'kyçu$',
  'prisijungti$',
  'prisijungimas$',
  'մուտք$',
  'masuk(?: untuk melanjutkan)?$',
  'đăng nhập$',
  'تسجيل الدخول$',
  'ورود(?: به حساب)?$',
  'लॉग ?इन(?: करें)?$',
  'লগ ?ইন(?: করুন)?$',
  'ログインしてください$',
  'サインイン$',
  '로그인하세요$',
  '请(?:先)?登录$',
  '請(?:先)?登入$',
)

/** Matches titles of pages against ad blockers. */
export const ADBLOCK_TITLES: RegExp = beginning(
  '(?:an )?ad[- ]?block(?:er|ing)?~(?:detected|found|active|enabled)',
  '(?:we(?:.ve| have) )?(?:noticed|detected) (?:that )?(?:you|an ad)~ad[- ]?block',
  '(?:it )?(?:looks|seems) like you~ad[- ]?block',
  '(?:please )?(?:disable|turn off|deactivate|switch off|pause|whitelist|allow ads)~(?:ad[- ]?block|ads)',
  'you(?:.re| are) using an ad[- ]?block',
  '(?:ad-?blocker|adblock|werbeblocker)~(?:erkannt|aktiv|deaktivieren|gefunden|ausschalten)',
  '(?:bitte )?(?:deaktivieren|schalten) sie~(?:ad-?blocker|adblock|werbeblocker)',
  'mit werbung weiterlesen',
  '(?:veuillez )?désactive[zr]~(?:bloqueur|adblock)',
  'bloqueur de publicités?~(?:détecté|activé)',
  '(?:por favor,? )?desactiv[ae]r?~(?:bloqueador|adblock)',
  '(?:hemos detectado~)?bloqueador de (?:anuncios|publicidad)',
  '(?:por favor,? )?desativ[ea]r?~(?:bloqueador|adblock)',
  'bloqueador de anúncios',
  '(?:per favore,? )?disattiva(?:re)?~(?:ad-?block|blocco)',
  'ad-?block(?:er)? rilevato',
  '(?:schakel~|zet~)?ad-?blocker (?:uit|gedetecteerd)',
  '(?:schakel|zet) (?:je|uw) ad-?blocker',
  '(?:prosím,? )?vypněte~(?:adblock|blokování)',
  '(?:prosím,? )?vypnite~(?:adblock|blokovanie)',
  '(?:wyłącz|wykryto)~(?:adblock|ad-?blocker)',
  '(?:stäng av|inaktivera)~(?:annonsblockerar|adblock)',
  '(?:slå|deaktiver)~(?:adblock|annonceblokering|annonseblokkering)',
  '(?:poista|ota)~mainosten ?esto',
  '(?:kapcsolja ki|kérjük,? kapcsolja)~(?:reklámblokkoló|hirdetésblokkoló|adblock)',
  '(?:lütfen )?reklam engelleyici',
  '(?:пожалуйста,? )?отключите~(?:блокировщик|adblock)',
  'обнаружен блокировщик',
  '(?:моля,? )?изключете~(?:блокер|adblock)',
  '(?:παρακαλούμε )?απενεργοποιήστε~(?:ad ?block|αποκλεισμό)',
  '(?:harap |mohon )?(?:matikan|nonaktifkan)~(?:ad ?block|pemblokir)',
  '(?:vui lòng )?tắt~chặn quảng cáo',
  '(?:يرجى )?(?:تعطيل|إيقاف)~(?:مانع|حاجب) الإعلانات',
  '(?:لطفا )?~مسدودکننده تبلیغات',
  '(?:कृपया )?~विज्ञापन अवरोधक',
  '広告ブロック',
  '광고 차단',
  '(?:请)?(?:关闭|停用)~广告(?:拦截|屏蔽)',
  '(?:請)?(?:關閉|停用)~廣告(?:攔截|封鎖)',
  '检测到~广告(?:拦截|屏蔽)',
)

/** Matches host labels and path segments of age checks. */
export const AGE_ADDRESS: RegExp =
  /^(?:age-?(?:gate|check|verification|verify|restricted|restriction)|agegate|agecheck|over-?18|18-?plus|altersverifikation|alterspruefung|verify-?age|confirm-?age)$/

export const AGE_TITLES: RegExp = beginning(
  'age (?:verification|check|gate|restrict(?:ed|ion)|confirmation)',
  '(?:please )?(?:verify|confirm|enter) your (?:age|date of birth|birthday)',
  'are you (?:over|at least|of legal)~(?:\\d\\d|age)',
  'you must be (?:at least |over )?\\d\\d',
  'adults? only$',
  '(?:warning: )?adult content$',
  'alters(?:prüfung|verifikation|verifizierung|nachweis|freigabe|kontrolle|bestätigung)',
  '(?:sind sie|bist du) (?:über|mindestens|schon|bereits)~\\d\\d',
  'vérification de (?:l.âge|votre âge)',
  '(?:avez-vous|êtes-vous)~(?:\\d\\d ans|majeure?)',
  'verificación de edad',
  '¿?(?:tienes|tiene|eres)~(?:\\d\\d años|mayor de)',
  'verificação de idade',
  '(?:você )?tem~\\d\\d anos',
  'verifica (?:dell.)?età',
  '(?:hai|sei)~(?:\\d\\d anni|maggiorenne)',
  'leeftijds(?:controle|verificatie|check)',
  'ben je~\\d\\d',
  'ověření věku',
  'je vám~\\d\\d',
  'overenie veku',
  'máte~\\d\\d rokov',
  'weryfikacja wieku',
  'czy masz~\\d\\d',
  'ålders(?:kontroll|verifiering)',
  'är du~\\d\\d',
  'aldersbekræftelse|aldersverifi[ck]ering|alderskontrol',
  'er du (?:over|fyldt|fylt)~\\d\\d',
  'iän (?:varmistus|vahvistus|tarkistus)',
  'életkor(?: ?ellenőrzés|od)?',
  'elmúltál~\\d\\d',
  'yaş doğrulama',
  '\\d\\d yaşından',
  'подтвердите (?:ваш |свой )?возраст|проверка возраста|подтверждение возраста',
  'вам (?:уже )?(?:есть )?\\d\\d',
  'потвърдете възрастта',
  'επιβεβαίωση ηλικίας',
  'amžiaus (?:patvirtinimas|patikra)',
  'verifikasi usia',
  'xác (?:minh|nhận) (?:độ )?tuổi',
  'التحقق من العمر',
  'تأیید سن',
  'आयु सत्यापन',
  '年齢(?:確認|認証)',
  '연령 ?(?:확인|인증)|성인 ?인증',
  '年龄(?:验证|确认)|年齡(?:驗證|確認)',
)
