export const INGREDIENTS =
  /^(?:(?:recipe|the|les|die|de|los|gli|your) )?(?:ingredients?(?: list)?|what you(?:.ll| will)? need|you(?:.ll| will) need|zutaten(?:liste)?|ingr[ée]dients?|ingredientes?|ingredienti|ingrediënten|benodigdheden|(?:dit|wat) heb je nodig|ingredi[eë]nten|ingredienser(?:na)?|ainekset|składniki|ingredience|suroviny|ингредиенты|состав|hozzávalók|malzemeler|υλικά|(?:主要)?材料|用料|食材|재료|المكونات|المقادير|מצרכים|מרכיבים)(?:\s?(?:for|für|pour|para|per|voor|för|til|pro)\s.{1,40}|\s?\(.{1,40}\))?\s?[:：]?$/i

export const METHOD =
  /^(?:(?:recipe|the|la|die|de|il|cooking) )?(?:(?:step[- ]by[- ]step )?instructions?|step[- ]by[- ]step(?: guide)?|directions?|method|procedure|here.s how|preparation(?: method)?|steps|how to (?:make|cook|prepare|do)(?: it)?\b.{0,60}|let.s cook!?|zubereitung|anleitung|so (?:geht|wird).s.{0,20}|pr[ée]paration|[ée]tapes(?: de (?:la )?pr[ée]paration)?|la recette|preparaci[óo]n|elaboraci[óo]n|instrucciones|pasos|preparazione|procedimento|come preparare.{0,40}|modo de (?:preparo|preparação|fazer)|preparo|preparação|bereiding|bereidingswijze|werkwijze|instructies|gör så här|tillagning|fremgangsmåde|sådan gør du|fremgangsmåte|slik gjør du(?: det)?|(?:valmistus)?ohje(?:et)?|valmistus|sposób przygotowania|przygotowanie|wykonanie|postup(?: přípravy)?|příprava|приготовление|способ приготовления|пошаговый рецепт.{0,40}|elkészítés|a recept|hazırlanışı|yapılışı|εκτέλεση|作り方|做法|步骤|步驟|制作方法|つくり方|手順|만드는 ?법|طريقة التحضير|אופן ההכנה|הוראות הכנה)\s?[:：]?$/i

/** Matches headings of sections that follow a recipe. */
export const AFTER =
  /^(?:(?:recipe|the|chef.?s|cook.?s|my|top) )?(?:notes?|tips?|tipps?|hints?|nutrition\b.{0,40}|nährwerte.{0,30}|valeurs nutritionnelles|comments?|kommentare|commentaires|equipment|video|storage|variations?|serving suggestions?|did you make .{0,40}|more .{0,40}|related .{0,40}|you (?:may|might) (?:also )?.{0,40}|share.{0,30}|tags|rate .{0,40}|reviews?|leave a .{0,20}|faqs?|frequently .{0,30}|keywords?|conseils?|astuces?|consejos|trucos|consigli|dicas?|tipy|wskazówki|valori nutrizionali|informazioni nutrizionali|useful tools|download .{0,30}|print.{0,20}|subscribe.{0,30})\s?[:：]?$/i

export const GROUP_NAME =
  /(?:group|section|ingredients?|sub)[\w-]{0,40}(?:name|title|heading|header|subhead)|subheading/i

export const AMOUNT =
  /[\d¼½¾⅓⅔⅛一二三四五]|^(?:an?|one|two|half|few|pinch|handful|dash|salt|ein|eine|etwas|prise|salz|une?|sel|uno|una|sal|sale|een|snufje|zout|en|et|lidt|salt)\b/i

/** Matches texts of controls beside a recipe, such as `2x`, `metric` or `print`. */
export const CONTROL =
  /^(?:[\d.,/½¼¾]{0,6}\s?x|us(?: customary)?|metric|imperial|scale|units?|cook mode.{0,80}|add to .{0,40}|copy .{0,30}|print|save|select all|deselect all|shop .{0,30}|servings?|[-+–−]|ingredients?|kg|g)$/i

export const MEASURE =
  /^[\d.,/¼½¾⅓⅔⅛\s–-]{1,12}\s?(?:cups?|tbsps?|tbs|tsps?|tablespoons?|teaspoons?|oz|ounces?|lbs?|pounds?|cloves?|g|gr|kg|ml|cl|dl|l|el|tl|msp|prisen?|càs|càc|c\.|cuill[eè]res?|cucharad(?:a|ita)s?|cucchiain?[oi]|colher(?:es)?|msk|tsk|krm|ss|ts|łyżk[ai]|łyżeczk[ai]|lžíce|lžičk[ay]|ek|tk|ст|ч|г|мл)\b/i

/** Matches words before the amount that a recipe makes, such as `serves`. */
export const YIELD =
  /^(?:serves|servings?|makes|yields?|feeds|portions?|number of (?:servings|portions)|portionen|personen|ergibt|für|recept voor|pour|nombre de (?:personnes|portions)|personnes|porties|aantal personen|personas|raciones|porciones|rinde|rendimento|porções|rende|dosi(?: per)?|porzioni|persone|portioner|antal(?: portioner)?|porsjoner|annosta|annoksia|porcj[ei]|liczba porcji|porc[ií]|počet porcí|porce|adag|порци[ийя]|количество порций|kişilik|分量|人数|인분)\s?[:：=|–-]?\s?(?=$|\S)/i

/** Matches the amount that a recipe makes if its unit follows, such as `4 servings`. */
export const COUNT =
  /^(?:(?:für|pour|para|per|voor|for|til|till|ca\.?)\s)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s(?:servings?|serves|portions?|portionen|personen|personnes|people|persons|porties|personas|raciones|porciones|porções|pessoas|porzioni|persone|portioner|personer|porsjoner|annosta|porcj[ei]|porcí|porce|adag|fő(?:re)?|порци[ийя]|人分|인분|cookies|muffins|cupcakes|pancakes|slices|stück|stuks|styck)$/i

export const TIME: readonly (readonly [name: string, label: RegExp])[] = [
  [
    'prepTime',
    /^(?:prep(?:aration)?(?: time)?|active time|hands[- ]on(?: time)?|vorbereitung(?:szeit)?|(?:temps de )?préparation|tiempo de preparación|tempo di preparazione|preparazione|tempo de preparo|voorbereiding(?:stijd)?|förberedelse(?:r|tid)?|forberedelse(?:stid)?|czas przygotowania|příprava)\s?[:：=|–-]?\s?(?=$|\d)/i,
  ],
  [
    'cookTime',
    /^(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|kochzeit|backzeit|garzeit|(?:temps de )?cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|tempo de cozimento|kooktijd|bereidingstijd|baktijd|oventijd|tillagning(?:stid)?|steketid|czas (?:pieczenia|gotowania)|vaření|pečení)\s?[:：=|–-]?\s?(?=$|\d)/i,
  ],
  [
    'totalTime',
    /^(?:total(?: time)?|ready in|time|duration|gesamt(?:zeit)?|arbeitszeit gesamt|zeit|dauer|temps total|durée(?: totale)?|tiempo total|tiempo|tempo totale|tempo total|tempo|totale tijd|totale bereidingstijd|tijd|tid|total tid|tidsforbruk|valmistusaika|czas|łączny czas|celkový čas|doba přípravy|idő|elkészítési idő|время(?: приготовления)?|所要時間|调理時間|調理時間|時間)\s?[:：=|–-]?\s?(?=$|\d)/i,
  ],
]
