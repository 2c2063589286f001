/**
 * Names of months in dates (nominative, genitive, usual short forms), from January to December, with `|` between
 * alternatives. They are as `foldAccents` leaves a text: without accents, also those of `й` and `ў`.
 */
export const MONTHS: Readonly<Record<string, string>> = {
  en: 'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec',
  de: 'januar|janner|jan februar|feber|feb marz|maerz|mrz april|apr mai juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov dezember|dez',
  fr: 'janvier|janv fevrier|fevr|fev mars avril|avr mai juin juillet|juil aout september|septembre|sept octobre|oct novembre|nov decembre|dec',
  es: 'enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago septiembre|setiembre|sept|sep octubre|oct noviembre|nov diciembre|dic',
  it: 'gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago settembre|set|sett ottobre|ott novembre|nov dicembre|dic',
  pt: 'janeiro|jan fevereiro|fev marco|mar abril|abr maio|mai junho|jun julho|jul agosto|ago setembro|set outubro|out novembro|nov dezembro|dez',
  nl: 'januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sep oktober|okt november|nov december|dec',
  sv: 'januari|jan februari|feb mars|mar april|apr maj juni|jun juli|jul augusti|aug september|sep oktober|okt november|nov december|dec',
  da: 'januar|jan februar|feb marts|mar april|apr maj juni|jun juli|jul august|aug september|sep|sept oktober|okt november|nov december|dec',
  no: 'januar|jan februar|feb mars|mar april|apr mai juni|jun juli|jul august|aug september|sep|sept oktober|okt november|nov desember|des',
  is: 'januar|jan februar|feb mars|mar april|apr mai juni|jun juli|jul agust|agu september|sep oktober|okt november|nov desember|des',
  fi: 'tammikuuta|tammikuu|tammi helmikuuta|helmikuu|helmi maaliskuuta|maaliskuu|maalis huhtikuuta|huhtikuu|huhti toukokuuta|toukokuu|touko kesakuuta|kesakuu|kesa heinakuuta|heinakuu|heina elokuuta|elokuu|elo syyskuuta|syyskuu|syys lokakuuta|lokakuu|loka marraskuuta|marraskuu|marras joulukuuta|joulukuu|joulu',
  et: 'jaanuar|jaan veebruar|veebr marts aprill|apr mai juuni juuli august|aug september|sept oktoober|okt november|nov detsember|dets',
  lv: 'janvaris|janvari|janv februaris|februari|febr marts|marta aprilis|aprili|apr maijs|maija junijs|junija|jun julijs|julija|jul augusts|augusta|aug septembris|septembri|sept oktobris|oktobri|okt novembris|novembri|nov decembris|decembri|dec',
  lt: 'sausio|sausis|saus vasario|vasaris|vas kovo|kovas balandzio|balandis|bal geguzes|geguze|geg birzelio|birzelis|birz liepos|liepa|liep rugpjucio|rugpjutis|rugp rugsejo|rugsejis|rugs spalio|spalis|spal lapkricio|lapkritis|lapkr gruodzio|gruodis|gruod',
  pl: 'stycznia|styczen|sty lutego|luty|lut marca|marzec|mar kwietnia|kwiecien|kwi maja|maj czerwca|czerwiec|cze lipca|lipiec|lip sierpnia|sierpien|sie wrzesnia|wrzesien|wrz pazdziernika|pazdziernik|paz listopada|listopad|lis grudnia|grudzien|gru',
  cs: 'ledna|leden|led unora|unor|uno brezna|brezen|bre dubna|duben|dub kvetna|kveten|kve cervna|cerven|cvn cervence|cervenec|cvc srpna|srpen|srp zari rijna|rijen|rij listopadu|listopad|lis prosince|prosinec|pro',
  sk: 'januara|januar|jan februara|februar|feb marca|marec|mar aprila|april|apr maja|maj juna|jun jula|jul augusta|august|aug septembra|september|sep oktobra|oktober|okt novembra|november|nov decembra|december|dec',
  sl: 'januarja|januar|jan februarja|februar|feb marca|marec|mar aprila|april|apr maja|maj junija|junij|jun julija|julij|jul avgusta|avgust|avg septembra|september|sep oktobra|oktober|okt novembra|november|nov decembra|december|dec',
  sr: 'januara|januar|jan februara|februar|feb marta|mart|mar aprila|april|apr maja|maj juna|jun jula|jul avgusta|avgust|avg septembra|septembar|sep oktobra|oktobar|okt novembra|novembar|nov decembra|decembar|dec',
  'sr-cyrl':
    'јануара|јануар|јан фебруара|фебруар|феб марта|март|мар априла|април|апр маја|мај јуна|јун јула|јул августа|август|авг септембра|септембар|сеп октобра|октобар|окт новембра|новембар|нов децембра|децембар|дец',
  hu: 'januar|jan februar|febr|feb marcius|marc aprilis|apr majus|maj junius|jun julius|jul augusztus|aug szeptember|szept oktober|okt november|nov december|dec',
  ro: 'ianuarie|ian februarie|feb martie|mart|mar aprilie|apr mai iunie|iun iulie|iul august|aug septembrie|sept|sep octombrie|oct noiembrie|noi|nov decembrie|dec',
  tr: 'ocak|oca subat|sub mart|mar nisan|nis mayis|may haziran|haz temmuz|tem agustos|agu eylul|eyl ekim|eki kasim|kas aralik|ara',
  az: 'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr',
  sq: 'janar|jan shkurt|shk mars|mar prill|pri maj qershor|qer korrik|kor gusht|gush shtator|sht tetor|tet nentor|nen dhjetor|dhj',
  ca: 'gener|gen febrer|feb marc abril|abr maig juny|jun juliol|jul agost|ag setembre|set octubre|oct novembre|nov desembre|des',
  gl: 'xaneiro|xan febreiro|feb marzo|mar abril|abr maio|mai xuno|xun xullo|xul agosto|ago setembro|set outubro|out novembro|nov decembro|dec',
  eu: 'urtarrilaren|urtarrilak|urt otsailaren|otsailak|ots martxoaren|martxoak|mar apirilaren|apirilak|api maiatzaren|maiatzak|mai ekainaren|ekainak|eka uztailaren|uztailak|uzt abuztuaren|abuztuak|abu irailaren|irailak|ira urriaren|urriak|urr azaroaren|azaroak|aza abenduaren|abenduak|abe',
  ru: 'января|январь|янв февраля|февраль|фев|февр марта|март|мар апреля|апрель|апр мая|маи июня|июнь|июн июля|июль|июл августа|август|авг сентября|сентябрь|сен|сент октября|октябрь|окт ноября|ноябрь|ноя|нояб декабря|декабрь|дек',
  uk: 'сiчня|сiчень|сiч лютого|лютии|лют березня|березень|бер квiтня|квiтень|квi|квiт травня|травень|тра|трав червня|червень|чер|черв липня|липень|лип серпня|серпень|сер|серп вересня|вересень|вер жовтня|жовтень|жов листопада|листопад|лис грудня|грудень|гру',
  be: 'студзеня|студзень лютага|люты сакавiка|сакавiк красавiка|красавiк трауня|мая|маи чэрвеня|чэрвень лiпеня|лiпень жнiуня|жнiвень верасня|верасень кастрычнiка|кастрычнiк лiстапада|лiстапад снежня|снежань',
  bg: 'януари|ян февруари|фев март|мар април|апр маи юни юли август|авг септември|сеп|септ октомври|окт ноември|ное|ноем декември|дек',
  el: 'ιανουαριου|ιανουαριος|ιαν φεβρουαριου|φεβρουαριος|φεβ μαρτιου|μαρτιος|μαρ απριλιου|απριλιος|απρ μαιου|μαιος|μαι ιουνιου|ιουνιος|ιουν ιουλιου|ιουλιος|ιουλ αυγουστου|αυγουστος|αυγ σεπτεμβριου|σεπτεμβριος|σεπ|σεπτ οκτωβριου|οκτωβριος|οκτ νοεμβριου|νοεμβριος|νοε δεκεμβριου|δεκεμβριος|δεκ',
  id: 'januari|jan februari|feb|pebruari maret|mar april|apr mei juni|jun juli|jul agustus|agu|agt september|sep oktober|okt november|nov|nop desember|des',
  ms: 'januari|jan februari|feb mac april|apr mei jun julai ogos|ogo september|sept|sep oktober|okt november|nov disember|dis',
  ar: 'يناير فبراير مارس|اذار ابريل|نيسان مايو|ايار يونيو|حزيران يوليو|تموز اغسطس|اب سبتمبر|ايلول اكتوبر نوفمبر ديسمبر',
  he: 'בינואר|ינואר בפברואר|פברואר במרץ|מרץ|במרס|מרס באפריל|אפריל במאי|מאי ביוני|יוני ביולי|יולי באוגוסט|אוגוסט בספטמבר|ספטמבר באוקטובר|אוקטובר בנובמבר|נובמבר בדצמבר|דצמבר',
  hi: 'जनवरी फरवरी|फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर|सितम्बर अक्टूबर|अक्तूबर नवंबर|नवम्बर दिसंबर|दिसम्बर',
}

// Croatian and Bosnian have old Slavic names, some of which name another month in neighbouring languages.
export const MONTHS_HR =
  'sijecnja|sijecanj|sij veljace|veljaca|velj ozujka|ozujak|ozu travnja|travanj|tra svibnja|svibanj|svi lipnja|lipanj|lip srpnja|srpanj|srp kolovoza|kolovoz|kol rujna|rujan|ruj listopada|listopad|lis studenoga|studenog|studeni|stu prosinca|prosinac|pro'
