/**
 * Written by `bench/main-text/train.py`: decision trees of which the sum, put through the
 * logistic function, is the probability that a block belongs to the main content. Each line is
 * a feature with a bound, followed by what holds up to it, then above it.
 */
export const FIRST = `
grandparent.proseShare 0.0114605
 within.main 0
  page.proseBlocks 0
   group.parents 8.5
    -1.0277
    -0.8115
   around40.links 0.173474
    -1.0136
    page.h3 69.5
     -1.0703
     -0.9135
  group.blocks 318
   repeat 0
    item.words 3.5
     -0.9986
     page.isProduct 0
      -0.9063
      -0.9921
    -1.0275
   -0.7846
 repeat 0
  group.blocks 3.5
   group.last 0.870401
    box.perBlock 16.014
     -0.9496
     -0.8362
    -1.0336
   index 334.5
    grandparent.proseShare 0.294255
     box.perBlock 9.01923
      -0.8788
      heading.comments 0
       parent.place 0.850853
        -0.7222
        -0.9239
       -0.9683
     -0.6486
    within.main 0
     page.h3 33.5
      page.h3 3.5
       -1.0145
       -0.8535
      -1.0514
     page.section 21.5
      -0.7556
      -0.9577
  -1.0250

around4.words 8.47222
 names.mostAgainst -15.5
  in300.place 0.0723081
   -0.1261
   in300.share 0.23588
    -0.1126
    kin.blocks 230
     in30.links 0.571607
      kin.share 0.0285087
       -0.0739
       0.0054
      -0.1004
     0.1311
  kin.share 0.147323
   in30.links 0
    0.0423
    -0.0341
   outer.links 0.738935
    depth 25.5
     0.1569
     -0.0385
    in30.share 0.699682
     -0.0527
     0.0995
 named.overlay 0
  kin.share 0.147323
   names.mostAgainst -10.5
    kin.links 0.497541
     0.0147
     -0.0644
    digits 0.0911688
     repeat 0
      0.1360
      -0.0036
     -0.0125
   repeat 0
    named.footer 0
     heading.words 1084.5
      named.review 0
       names.mostAgainst -26.5
        -0.0232
        0.2365
       0.0067
      0.0708
     0.0339
    -0.0488
  -0.1173

proseBefore 3.5
 names.against 0
  names.against -15.5
   -0.0938
   -0.0135
  within.dialog 0
   copies 1.5
    kin.share 0.275583
     index 207.5
      in100.perBlock 6.0726
       0.0235
       0.1539
      0.0635
     named.footer 0
      heading.distance 25.5
       0.2095
       0.1068
      0.0387
    0.0134
   -0.1174
 named.nav 0
  kin.share 0.0641912
   names.against -2.5
    -0.0801
    around12.links 0.240835
     0.0070
     -0.0668
   named.footer 0
    box.links 0.889476
     names.against -6.5
      -0.0351
      depth 17.5
       kin.share 0.117463
        0.0454
        0.1408
       around40.words 3.98473
        -0.0511
        0.0741
     page.links 0.744323
      -0.0323
      group.parents 6.5
       -0.0448
       heading.distance 117.5
        0.1819
        -0.0182
    -0.0972
  -0.1225

parent.perBlock 9.29828
 names.mostAgainst -15.5
  named.nav 0
   named.footer 0
    names.against -6.5
     -0.0812
     within.hidden 0
      page.li 304.5
       -0.0203
       0.0477
      -0.0959
    -0.1099
   -0.1194
  within.nav 0
   group.sentences 0.00439091
    around4.links 0.104201
     names.against -3.5
      -0.0352
      0.0581
     -0.0340
    group.sentences 0.090203
     names.mostAgainst -12.5
      0.0091
      0.1304
     page.li 416
      0.0364
      -0.0833
   -0.1096
 named.overlay 0
  names.against 0
   -0.0128
   around4.links 0.372715
    named.footer 0
     in300.proseShare 0.416279
      0.1021
      page.dates 29.5
       page.h2 35.5
        names.mostAgainst -26.5
         -0.0124
         0.1846
        0.0277
       0.0748
     names.mostAgainst -17.5
      -0.0745
      0.0874
    0.0076
  -0.1058

grandparent.prose 0.333568
 names.parent -7.5
  -0.1107
  group.share 0.163403
   grandparent.links 0.616975
    names.grandparent -1.5
     -0.0733
     group.share 0.0469906
      group.parents 89
       -0.0230
       0.1040
      0.0649
    -0.0795
   in100.share 0.457579
    kin.first 0.19891
     within.main 0
      -0.1007
      0.0048
     0.1049
    item.rowLinks 0.998762
     0.1627
     0.0155
 names.against -3.5
  names.grandparent -3.5
   -0.1005
   group.share 0.0469906
    -0.0417
    0.0572
  names.grandparent 0
   page.h2 30.5
    names.grandparent -8.5
     -0.0592
     named.comment 0
      group.share 0.0570234
       0.0221
       0.1265
      -0.0883
    in100.prose 0.955346
     0.0545
     -0.1023
   group.share 0.372404
    wordsAfterH1 4314.5
     wordsBefore 0.76312
      0.1302
      0.0479
     -0.0283
    0.1778

group.perBlock 5.41422
 linkCount 0
  tag 19.5
   names.mostFor 19.5
    named.header 0
     kin.share 0.0142755
      -0.0426
      page.isProduct 0
       page.p 7.5
        -0.0365
        0.0414
       -0.0536
     -0.0756
    0.1174
   -0.1026
  in1000.up 3.5
   page.p 10.5
    0.0995
    -0.0524
   -0.1029
 tag 10.5
  within.footer 0
   repeat 0
    within.dialog 0
     in100.perBlock 6.0726
      0.0251
      group.sentences 0.0747078
       in30.place 0.027284
        -0.0179
        named.header 0
         0.1517
         0.0210
       page.dates 22.5
        0.0979
        -0.0124
     -0.0913
    -0.0495
   -0.1175
  repeat 0
   kin.share 0.0954897
    -0.0300
    page.p 22.5
     0.0939
     kin.last 0.750909
      -0.0501
      0.0421
   -0.0945

names.leaning 0
 names.leaning -15.5
  -0.1107
  in30.alike 15.5
   page.links 0.744323
    outer.rowProse 0.0466549
     -0.0875
     in300.proseShare 0.694346
      -0.0712
      kin.share 0.117463
       -0.0424
       kin.links 0.00475761
        0.1306
        0.0071
    0.0431
   0.0345
 outer.rowProse 0
  wordsBefore 0.847619
   copies 1.5
    group.first 0.0375213
     -0.0646
     kin.share 0.0111214
      -0.0040
      tag 19.5
       within.footer 0
        0.0895
        -0.0538
       -0.0561
    -0.0221
   -0.0843
  within.footer 0
   tag 13.5
    named.comment 0
     names.against -3.5
      names.leaning 5.5
       -0.0374
       0.0878
      grandparent.blocks 5.5
       0.0964
       group.first 0.883101
        0.1514
        0.0114
     -0.0240
    kin.sentences 0.00434791
     -0.0357
     0.0503
   -0.1034

names.leaning 0
 names.leaning -15.5
  -0.1072
  outer.rowShare 0.235114
   -0.0811
   page.li 83.5
    grandparent.words 187.5
     0.0002
     0.0941
    outer.alike 22.5
     -0.0573
     0.0048
 parent.proseShare 0.0111985
  outer.rowShare 0.491689
   within.nav 0
    around12.links 0.111916
     in1000.links 0
      -0.0726
      page.h2 3.5
       -0.0278
       0.0633
     in1000.links 0.201181
      -0.0551
      0.0034
    -0.0999
   item.rowShare 0.708998
    within.nav 0
     0.0950
     -0.0457
    0.0177
  tag 15.5
   heading.words 732.5
    grandparent.place 0.756686
     named.comment 0
      0.1283
      0.0021
     page.words 7278
      0.0761
      -0.0567
    page.blocks 587.5
     0.0548
     -0.0510
   links 0.337121
    names.leaning 23.5
     0.0110
     0.0940
    -0.0544

names.leaning 0
 names.leaning -15.5
  page.h3 69.5
   -0.1048
   0.0330
  grandparent.share 0.827131
   page.h3 50.5
    outer.rowProse 0
     -0.0841
     page.proseWords 1066.5
      names.leaning -7.5
       -0.0488
       0.0302
      -0.0706
    within.section 0
     -0.0464
     0.1198
   0.0706
 outer.rowProse 0.458645
  links 0.241902
   page.dates 11.5
    page.proseWords 1391.5
     kin.first 0.568876
      0.0799
      0.0146
     around12.links 0
      -0.0627
      0.0289
    -0.0195
   page.proseWords 171.5
    within.hidden 0
     0.0663
     -0.0653
    within.table 0
     -0.0468
     0.1143
  tag 4.5
   page.h3 27.5
    grandparent.share 0.0152411
     0.0373
     0.1272
    in1000.place 0.497517
     0.0833
     -0.0549
   outer.alike 30.5
    0.0528
    -0.0638

parent.perBlock 6.01923
 named.nav 0
  named.footer 0
   group.last 0.984508
    within.aside 0
     box.share 0.000731395
      -0.0436
      in30.perBlock 1.50379
       0.0894
       -0.0068
     -0.0990
    grandparent.place 0.90842
     page.blocks 527
      0.0018
      0.1404
     -0.0409
   -0.0813
  -0.1044
 box.alike 1.5
  page.blocks 587.5
   level-1 0
    named.footer 0
     proseAfter 1.5
      0.0372
      -0.0111
     -0.0597
    sentences 0
     -0.0104
     0.0851
   -0.0373
  named.footer 0
   in100.links 0.34838
    heading.distance 59.5
     page.blocks 413
      page.h1 0
       0.0173
       0.1238
      parent.perBlock 23.8167
       0.1089
       outer.rowLinks 0.015538
        -0.0712
        0.0411
     0.0056
    -0.0284
   group.last 0.553765
    0.0525
    -0.0658

group.perBlock 4.01667
 in300.place 0.0295754
  -0.0913
  within.heading 0
   linkCount 0
    tag 13.5
     page.p 7.5
      -0.0695
      page.proseWords 312.5
       0.1007
       tag 6.5
        -0.0286
        0.0828
     -0.0404
    page.p 10.5
     in1000.up 3.5
      0.1029
      -0.0538
     -0.0888
   0.0312
 repeat 0
  names.against 0
   within.heading 0
    names.against -15.5
     -0.0806
     page.dates 10.5
      0.0079
      -0.0599
    0.0673
   grandparent.place 0.640856
    named.header 0
     tag 10.5
      named.comment 0
       0.1053
       -0.0083
      in100.links 0.884552
       0.0584
       -0.0302
     -0.0334
    grandparent.place 0.946093
     page.proseWords 2254.5
      in100.perBlock 6.0726
       -0.0085
       0.0590
      -0.0134
     -0.0719
  -0.0749

grandparent.proseShare 0.0372732
 within.nav 0
  named.footer 0
   kin.sentences 0.00434791
    page.h3 50.5
     item.rowAverage 2.83854
      -0.0616
      item.links 0
       0.0224
       -0.0345
     0.0475
    page.h3 1.5
     0.0675
     depth 25.5
      named.related 0
       in100.place 0.0351673
        -0.0529
        page.h3 50.5
         page.code 27.5
          within.label 0
           0.0157
           -0.0711
          0.1023
         0.0924
       -0.0814
      -0.0755
   -0.0746
  -0.1060
 box.alike 1.5
  page.prices 3.5
   kin.sentences 0
    -0.0156
    place 0.833012
     0.0754
     -0.0085
   -0.0244
  named.footer 0
   heading.words 534.5
    grandparent.proseShare 0.0503664
     0.0074
     0.1050
    page.section 6.5
     0.0548
     -0.0367
   within.article 0
    -0.0623
    0.0788

named.nav 0
 repeat 0
  kin.sentences 0.00682602
   in30.place 0.70101
    in30.place 0.027284
     -0.0746
     in1000.share 0.620572
      -0.0380
      0.0143
    within.main 0
     -0.0849
     -0.0083
   item.rowShare 0.57305
    within.main 0
     in30.place 0.70101
      in30.place 0.027284
       -0.0724
       in300.share 0.51893
        0.0009
        0.0580
      -0.0471
     kin.sentences 0.0715038
      named.related 0
       in1000.share 0.432045
        after8.words 7.64583
         -0.0398
         0.0631
        0.0842
       -0.0503
      in300.proseShare 0.0360385
       -0.0469
       heading.comments 0
        index 207.5
         0.0653
         0.0070
        -0.0626
    item.words 253.5
     0.1056
     0.0265
  grandparent.blocks 37.5
   index 642.5
    -0.0651
    0.0019
   0.0062
 after8.words 9.64583
  -0.0979
  -0.0059

within.nav 0
 outer.rowShare 0.491689
  around12.links 0.16493
   page.proseWords 1646.5
    repeat 0
     in100.place 0.0214619
      -0.0431
      parent.links 0.100228
       0.0578
       -0.0084
     outer.links 0.0201182
      -0.0666
      0.0316
    in1000.links 0.00914523
     -0.0816
     -0.0065
   in100.place 0.01109
    -0.0895
    page.dates 1.5
     named.footer 0
      in30.up 3.5
       0.0487
       -0.0224
      -0.0613
     -0.0455
  repeat 0
   index 207.5
    words 9.5
     0.0482
     0.0970
    in1000.links 0.00914523
     in300.share 0.692903
      -0.0831
      0.0578
     in1000.links 0.0946114
      0.0823
      page.proseWords 312.5
       in300.share 0.962423
        0.1381
        -0.0285
       page.dates 78.5
        -0.0478
        0.0768
   group.last 0.958369
    -0.0547
    0.0626
 -0.1033

names.leaning 0
 names.leaning -15.5
  -0.0933
  outer.rowShare 0.235114
   -0.0673
   page.named.item 0
    group.blocks 16.5
     -0.0323
     item.links 0.998344
      parent.share 0.00734155
       0.0109
       outer.rowShare 0.600693
        -0.0063
        0.1143
      -0.0522
    in1000.share 0.827131
     -0.0883
     0.0076
 repeat 0
  afterH1 85.5
   afterH1 0
    afterH1 -5614
     0.0541
     -0.0701
    links 0.241902
     around4.links 0.372715
      0.0961
      0.0058
     group.blocks 14.5
      -0.0191
      0.0676
   within.main 0
    names.mostAgainst -20.5
     -0.0790
     outer.rowShare 0.491689
      -0.0355
      0.0316
    digits 0.105516
     group.blocks 6.5
      0.0094
      named.comment 0
       0.0754
       -0.0299
     -0.0324
  group.blocks 58.5
   -0.0462
   0.0334

names.parent -7.5
 page.proseWords 64.5
  in1000.blocks 582
   -0.0456
   0.0873
  -0.0857
 grandparent.proseShare 0.0372732
  in100.place 0.0351673
   -0.0635
   wordsAfterH1 1885.5
    repeat 0
     in300.share 0.471239
      in300.perBlock 4.76813
       -0.0325
       0.0221
      group.blocks 2.5
       -0.0166
       in100.place 0.711564
        0.0607
        -0.0283
     outer.alike 12.5
      -0.0531
      in300.share 0.342925
       0.0633
       -0.0251
    group.blocks 318
     page.code 3.5
      -0.0719
      0.0236
     within.main 0
      -0.0480
      0.1091
  group.blocks 1.5
   -0.0168
   in1000.proseShare 0.820619
    within.main 0
     in100.place 0.404148
      0.0399
      -0.0733
     0.0448
    repeat 0
     grandparent.place 0.833394
      0.0846
      0.0149
     group.blocks 16.5
      -0.0492
      0.0656

kin.sentences 0.00891939
 parent.links 0.60042
  within.button 0
   within.dialog 0
    page.article 5.5
     page.named.item 0
      within.section 0
       group.parents 49.5
        -0.0111
        0.0871
       0.0678
      -0.0379
     -0.0417
    -0.0799
   -0.0701
  group.parents 18.5
   -0.0804
   names.for 0
    -0.0755
    0.0180
 named.overlay 0
  repeat 0
   group.first 0.71299
    item.rowShare 0.57305
     links 0.505102
      heading.distance 33.5
       kin.sentences 0.133631
        heading.distance 0
         -0.0315
         0.0719
        -0.0042
       page.named.item 0
        0.0238
        -0.0582
      in300.up 3.5
       0.0347
       -0.0366
     0.0852
    in100.perBlock 9.31181
     -0.0586
     kin.perBlock 44.6234
      0.0381
      -0.0560
   group.parents 28.5
    -0.0658
    0.0200
  -0.0909

around12.words 7.02
 page.proseWords 171.5
  in1000.share 0.921637
   in300.links 0.416107
    -0.0188
    0.1116
   kin.perBlock 4.06168
    -0.0275
    0.0457
  outer.alike 14.5
   around12.words 4.72111
    in300.links 0.0943967
     group.first 0.408077
      0.0124
      -0.0697
     -0.0868
    group.first 0.552206
     -0.0011
     -0.0570
   page.nav 3.5
    -0.0337
    page.h2 9.5
     0.1060
     -0.0076
 within.dialog 0
  grandparent.share 0.263018
   named.comment 0
    named.review 0
     capitals 0.231327
      digits 0.105516
       group.first 0.939036
        0.0605
        -0.0588
       -0.0287
      kin.blocks 3.5
       -0.0402
       0.0132
     -0.0709
    -0.0682
   kin.blocks 6.5
    -0.0019
    in1000.share 0.620572
     heading.distance 7.5
      0.0706
      -0.0297
     0.0940
  -0.0986

names.parent -7.5
 named.nav 0
  group.share 0.270194
   -0.0630
   grandparent.words 1598.5
    0.0864
    -0.0433
  -0.0916
 group.share 0.0321878
  around4.links 0.0842401
   in100.proseShare 0.0891532
    -0.0306
    within.dialog 0
     0.0254
     -0.0570
   -0.0400
  page.isProduct 0
   within.dialog 0
    around4.links 0.579091
     named.comment 0
      named.review 0
       copies 1.5
        group.first 0.828981
         0.0782
         0.0037
        kin.perBlock 2.75181
         0.0877
         0.0089
       -0.0384
      -0.0372
     outer.alike 19.5
      box.alike 3.5
       group.share 0.163403
        -0.0233
        group.share 0.372404
         0.0927
         -0.0263
       -0.0706
      page.h1 1.5
       copies 1.5
        0.1121
        0.0024
       -0.0462
    -0.0896
   in100.proseShare 0.364732
    -0.0583
    0.0248

names.grandparent -3.5
 afterH1 0
  -0.0911
  afterH1 54.5
   0.0146
   page.links 0.744323
    -0.0653
    0.0712
 grandparent.share 0.0509759
  outer.links 0.532507
   group.blocks 5.5
    place 0.833012
     -0.0095
     -0.0652
    in1000.links 0.00914523
     in100.proseShare 0.835232
      -0.0715
      0.0663
     tag 19.5
      names.parent 6.5
       names.grandparent 0
        -0.0180
        names.parent 0
         page.dates 5.5
          0.0473
          -0.0354
         0.0630
       0.0037
      -0.0374
   level-1 0
    -0.0535
    0.0229
  tag 11.5
   named.footer 0
    outer.rowShare 0.406998
     box.alike 12.5
      0.0481
      -0.0509
     kin.last 0.995932
      0.0831
      0.0146
    -0.0188
   group.blocks 8.5
    -0.0432
    names.grandparent 5.5
     -0.0021
     0.0774

within.footer 0
 within.header 0
  group.share 0.0693315
   wordsAfterH1 2184.5
    afterH1 0
     afterH1 -5614
      -0.0037
      -0.0833
     depth 21.5
      wordsAfterH1 693.5
       in30.links 0.0122325
        0.0588
        0.0113
       in1000.place 0.38529
        -0.0254
        in1000.links 0.144637
         -0.0004
         0.0852
      -0.0444
    outer.rowProse 0.799537
     -0.0691
     0.0237
   outer.rowShare 0.491689
    box.proseShare 0.0166588
     kin.blocks 73.5
      0.0131
      in300.up 3.5
       page.blocks 527
        -0.0476
        0.0699
       -0.0633
     around40.sentences 0.0879775
      0.0596
      -0.0384
    page.blocks 299.5
     0.0803
     in1000.links 0.0202336
      -0.0205
      in1000.links 0.0732878
       0.0874
       in30.links 0.278019
        0.0021
        0.0585
  wordsAfterH1 58.5
   -0.0925
   -0.0105
 -0.1013

in30.links 0.571607
 page.form 0
  proseAfter 52.5
   in300.share 0.58389
    within.main 0
     -0.0173
     page.links 0.149421
      0.1013
      0.0229
    0.0835
   outer.alike 14.5
    -0.0406
    0.0696
  wordsBefore 0.717548
   page.form 4.5
    page.h2 27.5
     page.dates 46.5
      wordsBefore 0.0783511
       -0.0222
       in300.share 0.23588
        -0.0002
        parent.links 0.130376
         0.0588
         0.0162
      -0.0469
     -0.0288
    within.article 0
     parent.links 0.00626225
      -0.0569
      0.0059
     0.0307
   item.rowProse 0.803801
    page.links 0.374225
     -0.0652
     -0.0040
    0.0022
 within.main 0
  page.links 0.744323
   -0.0797
   outer.alike 10.5
    -0.0200
    0.1093
  named.side 0
   grandparent.share 0.013246
    -0.0117
    0.0490
   -0.0453

within.nav 0
 named.overlay 0
  tag 13.5
   repeat 0
    afterH1 85.5
     afterH1 0
      afterH1 -5614
       in300.share 0.268142
        -0.0311
        0.0504
       -0.0523
      wordsAfterH1 809.5
       heading.related 0
        0.0801
        -0.0120
       grandparent.proseShare 0.069369
        -0.0220
        0.0676
     grandparent.words 2438.5
      kin.first 0.697908
       0.0095
       -0.0394
      0.0637
    parent.alike 1.5
     within.article 0
      -0.0530
      0.0117
     0.0378
   group.sentences 0
    in100.perBlock 1.6968
     0.0630
     page.links 0.673929
      -0.0477
      0.0204
    in1000.links 0.144637
     page.h3 2.5
      0.0365
      within.article 0
       -0.0561
       0.0236
     grandparent.proseShare 0.119531
      0.0405
      -0.0349
  afterH1 -5614
   -0.0021
   -0.0904
 -0.0934

names.grandparent -6.5
 within.main 0
  -0.0801
  page.form 2.5
   0.0086
   -0.0644
 within.footer 0
  page.form 4.5
   names.grandparent 0
    around4.sentences 0.0260305
     within.main 0
      -0.0574
      page.form 0
       0.0646
       -0.0203
     page.prices 53
      outer.alike 20.5
       page.form 0
        within.main 0
         -0.0072
         0.0709
        0.0017
       group.blocks 86.5
        0.0275
        0.1100
      within.main 0
       0.0299
       -0.0859
    group.blocks 27.5
     group.first 0.883101
      within.heading 0
       kin.share 0.340603
        0.0100
        0.0510
       0.0601
      -0.0374
     in100.links 0.884552
      0.0771
      -0.0135
   page.h1 1.5
    kin.share 0.225347
     -0.0271
     group.first 0.148716
      -0.0439
      0.0466
    -0.0653
  -0.1040

within.nav 0
 names.parent 0
  in1000.links 0.654788
   within.heading 0
    level-1 0
     -0.0526
     0.0051
    0.0213
   depth 9.5
    -0.0284
    kin.share 0.0285087
     -0.0210
     0.1060
  repeat 0
   wordsAfterH1 809.5
    kin.share 0.00671713
     -0.0149
     named.search 0
      box.place 0.865277
       grandparent.links 0.0832495
        heading.words 319.5
         0.0779
         0.0163
        page.named.product 0
         in1000.words 1047.5
          in1000.words 812
           0.0506
           -0.0231
          0.0659
         -0.0397
       -0.0106
      -0.0223
    kin.share 0.423269
     box.alike 1.5
      -0.0290
      in100.prose 0.395163
       -0.0340
       heading.words 180.5
        0.0537
        -0.0097
     0.0415
   page.code 11.5
    capitals 0.89513
     -0.0450
     0.0043
    0.0605
 -0.0884

named.nav 0
 wordsBefore 0.847619
  within.dialog 0
   repeat 0
    within.aside 0
     group.blocks 2.5
      links 0.032877
       0.0145
       -0.0540
      heading.words 534.5
       page.blocks 482.5
        links 0.202041
         wordsBefore 0.717548
          0.0675
          group.blocks 21.5
           -0.0056
           0.0594
         0.0162
        page.noscript 7.5
         group.blocks 58.5
          0.0100
          0.0600
         -0.0612
       in100.blocks 341.5
        page.blocks 198.5
         0.0394
         -0.0282
        0.0648
     -0.0831
    group.blocks 43.5
     around40.words 2.39521
      0.0448
      -0.0492
     in1000.place 0.0327933
      -0.0419
      0.0375
   -0.0879
  in1000.place 0.314975
   group.first 0.500379
    -0.0179
    -0.0737
   in1000.perBlock 8.93791
    0.0548
    -0.0293
 in1000.place 0.0800844
  -0.0812
  -0.0070

within.nav 0
 named.overlay 0
  kin.share 0.0285087
   after8.links 0.429198
    near.date 0
     0.0046
     -0.0414
    -0.0456
   named.comment 0
    within.article 0
     in300.share 0.650453
      depth 24.5
       page.links 0.188764
        in1000.share 0.781153
         item.rowLinks 0.0136441
          -0.0643
          0.0139
         0.0223
        item.rowLinks 0.12899
         page.p 38.5
          in300.perBlock 7.23643
           -0.0381
           0.0493
          kin.perBlock 44.6234
           0.0848
           -0.0208
         page.p 195.5
          -0.0137
          0.0835
       -0.0792
      after8.links 0.130281
       0.0586
       page.p 7.5
        page.links 0.273898
         -0.0161
         0.0908
        grandparent.perBlock 11.4317
         -0.0312
         0.0271
     heading.related 0
      0.0549
      -0.0219
    -0.0627
  in30.alike 9.5
   -0.0809
   0.0204
 -0.0869

names.mostAgainst -15.5
 within.nav 0
  box.place 0.898624
   grandparent.proseShare 0.294255
    page.form 4.5
     in1000.perBlock 3.60419
      page.nav 2.5
       -0.0376
       afterH1 -17.5
        -0.0215
        0.1168
      page.li 28.5
       0.0393
       outer.alike 4.5
        -0.0505
        item.rowLinks 0
         0.0403
         -0.0268
     -0.0492
    item.words 121.5
     0.0490
     -0.0441
   -0.0732
  -0.0834
 page.form 3.5
  page.section 32.5
   within.nav 0
    near.date 0
     in300.share 0.268142
      0.0165
      heading.level 0
       -0.0114
       0.0519
     0.0043
    -0.0645
   in300.share 0.51893
    -0.0687
    0.0255
  afterH1 140.5
   page.li 304.5
    group.last 0.724607
     -0.0052
     0.0485
    -0.0490
   parent.place 0.885433
    -0.0746
    0.0218

names.leaning 0
 page.prose 0.161539
  outer.words 234.5
   afterH1 0
    -0.0673
    0.0037
   in300.share 0.943927
    0.1064
    -0.0318
  page.form 0
   in30.perBlock 6.6687
    -0.0445
    0.0398
   -0.0667
 afterH1 64.5
  kin.share 0.00501449
   -0.0263
   in30.up 0
    outer.words 3601
     0.0735
     -0.0700
    0.0271
  group.first 0.101672
   0.0598
   grandparent.place 0.379455
    0.0295
    page.form 0
     0.0204
     page.prose 0.289307
      page.blocks 413
       -0.0356
       named.article 0
        0.0813
        -0.0425
      page.named.product 0
       page.blocks 527
        page.blocks 222.5
         -0.0492
         named.detail 0
          kin.parents 14.5
           -0.0384
           0.0315
          0.0616
        -0.0538
       page.article 18.5
        -0.0973
        0.0280

within.nav 0
 within.footer 0
  within.hidden 0
   names.against 0
    page.links 0.673929
     page.dates 5.5
      outer.alike 22.5
       0.0122
       -0.0444
      page.li 51.5
       page.li 36.5
        -0.0283
        0.0589
       -0.0587
     page.dates 11.5
      0.0874
      -0.0123
    copies 1.5
     parent.proseShare 0.180187
      in300.links 0.00797243
       page.proseWords 1283.5
        0.0438
        -0.0405
       group.blocks 5.5
        kin.last 0.678308
         0.0329
         around12.links 0.0756864
          0.0263
          -0.0362
        0.0399
      box.perBlock 9.01923
       -0.0003
       0.0746
     group.blocks 16.5
      -0.0315
      kin.first 0.252058
       page.links 0.0852897
        0.0533
        -0.0269
       in1000.words 1274.5
        -0.0157
        0.0688
   outer.words 472.5
    -0.0654
    0.0202
  -0.0943
 -0.0822

within.nav 0
 wordsBefore 0.76312
  page.isProduct 0
   names.grandparent 0
    page.dates 6.5
     page.article 1.5
      within.section 0
       page.h2 11.5
        -0.0355
        0.0550
       0.0637
      -0.0490
     page.article 18.5
      -0.0593
      0.0253
    tag 19.5
     depth 21.5
      names.against -12.5
       -0.0236
       words 9.5
        in300.perBlock 2.86758
         item.rowShare 0
          -0.0211
          0.0917
         page.article 0
          near.date 0
           0.0393
           -0.0161
          -0.0022
        0.0512
      -0.0135
     -0.0367
   in1000.proseShare 0.988942
    -0.0553
    page.prices 3.5
     0.0500
     -0.0303
  within.main 0
   in1000.proseShare 0
    0.0650
    -0.0578
   words-1 3.5
    -0.0323
    index 191.5
     -0.0269
     0.0281
 -0.0793

page.form 0
 after8.words 4.0625
  -0.0121
  around12.links 0.135859
   0.0588
   around40.sentences 0.0666204
    0.0322
    -0.0349
 wordsBefore 0.76312
  named.header 0
   page.li 225.5
    in30.alike 25.5
     page.prose 0.568685
      around12.links 0.718378
       kin.blocks 10.5
        in300.perBlock 13.8801
         0.0157
         -0.0423
        0.0404
       kin.last 0.833655
        -0.0400
        0.0288
      grandparent.proseShare 0.792464
       page.h2 22.5
        -0.0071
        page.prose 0.773135
         -0.0795
         0.0446
       0.0308
     0.0856
    page.prose 0.161539
     in300.perBlock 3.93956
      -0.0062
      0.0563
     grandparent.proseShare 0.00792801
      -0.0645
      around40.sentences 0.044756
       0.0469
       -0.0306
   in100.blocks 341.5
    -0.0550
    0.0158
  page.prose 0.161539
   0.0271
   around4.words 14.0556
    -0.0670
    -0.0186

names.leaning 0
 names.leaning -21.5
  within.link 0
   -0.0761
   in1000.prose 0.0517462
    0.0728
    -0.0348
  in1000.prose 0.430551
   words1 2.5
    -0.0271
    page.form 4.5
     named.overlay 0
      0.0426
      -0.0486
     -0.0397
   page.form 0
    0.0112
    page.dates 4.5
     in1000.prose 0.833375
      -0.0413
      0.0306
     -0.0768
 named.review 0
  repeat 0
   named.side 0
    in1000.prose 0.934384
     page.form 4.5
      page.dates 46.5
       0.0399
       page.dates 54
        -0.0868
        0.0332
      words 65.5
       page.form 24
        -0.0139
        0.0583
       0.0672
     page.dates 3.5
      -0.0547
      0.0408
    in30.links 0.0831741
     0.0326
     -0.0521
   words 3.5
    0.0154
    -0.0461
  -0.0515

names.leaning 0
 page.p 195.5
  names.leaning -21.5
   -0.0781
   page.li 83.5
    0.0022
    in1000.prose 0.171014
     in1000.prose 0.0517462
      -0.0325
      0.0518
     -0.0591
  in1000.prose 0.495418
   0.1173
   -0.0256
 within.aside 0
  named.review 0
   named.related 0
    in1000.prose 0.934384
     in1000.place 0.551521
      in30.alike 1.5
       wordsBefore 0.717548
        group.last 0.781878
         around12.links 0.718378
          item.words 53.5
           page.li 344
            wordsBefore 0.0783511
             -0.0225
             0.0387
            -0.0280
           -0.0148
          -0.0410
         0.0408
        in1000.prose 0.225881
         0.0338
         -0.0250
       page.li 11.5
        -0.0349
        0.0488
      0.0712
     page.p 141.5
      0.0146
      -0.0773
    -0.0505
   afterH1 54.5
    0.0146
    -0.0743
  -0.0772

within.header 0
 named.overlay 0
  page.article 4.5
   named.related 0
    named.comment 0
     heading.reviews 0
      outer.rowAverage 3.46061
       in30.words 137.5
        toEnd 32.5
         -0.0397
         0.0223
        -0.0375
       item.words 121.5
        outer.rowLinks 0.69902
         named.cart 0
          page.named.item 0
           0.0423
           0.0151
          -0.0382
         page.blocks 387.5
          -0.0350
          page.links 0.584483
           -0.0274
           outer.rowLinks 0.778459
            -0.0303
            0.0911
        -0.0119
      -0.0520
     -0.0603
    -0.0634
   page.article 18.5
    page.blocks 446
     item.words 22.5
      -0.0485
      0.0104
     -0.0856
    repeat 0
     page.links 0.162222
      -0.0339
      grandparent.perBlock 6.14585
       0.0029
       0.0756
     -0.0460
  in1000.proseShare 0
   0.0259
   -0.0715
 -0.0636

within.footer 0
 within.header 0
  repeat 0
   within.aside 0
    named.overlay 0
     names.grandparent -12.5
      -0.0345
      page.isProduct 0
       capitals 0.231327
        capitals 0
         0.0047
         in1000.up 22.5
          in1000.words 3739
           named.related 0
            grandparent.blocks 161.5
             0.0550
             -0.0034
            -0.0324
           in1000.up 1.5
            0.0598
            -0.0002
          -0.0397
        page.article 0
         in1000.words 3739
          place 0.898765
           0.0340
           -0.0276
          -0.0157
         outer.words 7.5
          -0.0354
          0.0038
       -0.0052
     outer.words 1040.5
      -0.0648
      0.0471
    -0.0770
   page.code 11.5
    box.share 0.00189979
     page.article 4.5
      -0.0011
      -0.0544
     -0.0512
    0.0486
  item.rowShare 0.410099
   -0.0714
   0.0174
 -0.0912

within.footer 0
 tag 13.5
  names.grandparent -10.5
   outer.rowAverage 164.092
    -0.0674
    0.0170
   page.form 2.5
    before8.words 6.64583
     in1000.up 15.5
      in300.words 4414
       afterH1 0
        afterH1 -5614
         0.0287
         -0.0703
        page.links 0.204744
         0.0037
         0.0516
       -0.0537
      -0.0430
     group.first 0.883101
      heading.level 3.5
       0.0537
       0.0013
      -0.0382
    within.article 0
     heading.distance 22.5
      outer.rowAverage 497.795
       around4.links 0.0416952
        0.0382
        -0.0146
       -0.0470
      -0.0497
     group.sentences 0.0747078
      0.0479
      -0.0213
  group.sentences 0.00439091
   -0.0338
   in100.blocks 52.5
    -0.0217
    page.links 0.239186
     -0.0130
     outer.alike 52.5
      page.nav 2.5
       0.0705
       0.0105
      -0.0481
 -0.0860

names.leaning 9.5
 names.leaning -21.5
  -0.0601
  wordsAfterH1 2184.5
   page.links 0.673929
    page.li 22.5
     in1000.place 0.0594608
      -0.0066
      0.0776
     outer.rowAverage 43.725
      -0.0280
      page.links 0.374225
       -0.0136
       grandparent.share 0.0205916
        page.article 4.5
         in1000.words 1095.5
          -0.0278
          0.0801
         -0.0228
        -0.0237
    in1000.words 1212.5
     0.0742
     in300.place 0.302282
      -0.0407
      0.0423
   -0.0565
 within.footer 0
  tag 13.5
   around12.sentences 0.0847586
    names.leaning 35.5
     0.0427
     page.links 0.126089
      0.0402
      -0.0303
    names.for 8.5
     0.0075
     -0.0628
   in300.up 6.5
    names.leaning 23.5
     in1000.place 0.38529
      -0.0510
      0.0348
     0.0097
    page.named.product 0
     0.0351
     -0.0466
  -0.0696

in100.place 0.0214619
 afterH1 0
  -0.0745
  toEnd 32.5
   -0.0666
   0.0200
 page.isProduct 0
  page.form 2.5
   group.first 0.828981
    item.words 4.5
     around12.words 5.68091
      page.links 0.584483
       -0.0347
       page.nav 1.5
        -0.0372
        0.0691
      0.0228
     in1000.perBlock 3.84365
      0.0695
      around12.words 5.16333
       -0.0137
       group.share 0.523543
        page.links 0.0601234
         -0.0310
         in300.perBlock 12.5095
          0.0492
          0.0133
        0.0649
    -0.0380
   names.parent -4.5
    -0.0503
    in300.perBlock 2.86758
     0.0837
     in100.place 0.11833
      0.0372
      page.links 0.188764
       heading.distance 16.5
        -0.0089
        -0.0680
       grandparent.links 0.067004
        0.0221
        -0.0216
  page.links 0.149421
   -0.0618
   outer.links 0.352146
    0.0143
    -0.0633

names.mostAgainst -17.5
 box.place 0.865277
  names.against -13.5
   -0.0499
   within.hidden 0
    commas 0.0528309
     -0.0074
     0.0326
    -0.0505
  -0.0632
 within.aside 0
  named.review 0
   in1000.up 16.5
    in100.place 0.0214619
     -0.0261
     in100.place 0.0895255
      0.0442
      in1000.prose 0.769322
       names.mostAgainst -9.5
        in1000.share 0.844373
         page.h3 50.5
          -0.0235
          0.0405
         in100.share 0.548678
          0.0370
          -0.0216
        item.rowLinks 0.229596
         0.0445
         in1000.up 9.5
          named.detail 0
           grandparent.words 59.5
            -0.0551
            in300.prose 0.106404
             -0.0455
             0.0386
           0.0565
          0.0385
       parent.blocks 33.5
        -0.0064
        0.0353
    item.rowLinks 0.187173
     -0.0468
     0.0170
   page.words 1694.5
    0.0188
    -0.0726
  -0.0772

within.header 0
 page.isProduct 0
  page.dates 11.5
   named.footer 0
    in1000.share 0.28439
     -0.0303
     capitals 0.0836514
      0.0419
      in1000.share 0.730391
       page.noscript 21.5
        item.alike 96.5
         within.details 0
          0.0533
          -0.0368
         -0.0485
        -0.0539
       page.dates 0
        0.0360
        item.rowShare 0.00712138
         -0.0242
         0.0068
    group.last 0.724607
     0.0090
     -0.0479
   grandparent.share 0.263018
    kin.sentences 0.00434791
     -0.0488
     kin.last 0.640695
      0.0318
      -0.0240
    box.alike 1.5
     -0.0256
     0.0639
  group.last 0.412142
   0.0242
   grandparent.share 0.00994689
    -0.0603
    page.named.product 0
     in100.links 0.0619863
      -0.0202
      page.section 2.5
       -0.0288
       0.0652
     in1000.share 0.883542
      -0.0802
      0.0049
 -0.0553

within.dialog 0
 page.form 0
  proseAfter 58.5
   page.section 21.5
    heading.related 0
     0.0481
     -0.0509
    -0.0227
   -0.0195
  wordsAfterH1 1885.5
   page.p 62.5
    named.nav 0
     page.links 0.673929
      in300.links 0.953522
       -0.0083
       0.0634
      page.form 3.5
       0.0622
       -0.0213
     -0.0555
    page.words 4029.5
     in1000.proseShare 0.88092
      wordsAfterH1 -234.5
       -0.0052
       0.1050
      around40.links 0.29516
       in1000.share 0.89907
        in1000.place 0.221406
         -0.0446
         0.0291
        0.0521
       -0.0353
     in300.links 0.0159191
      -0.0552
      in300.prose 0.332106
       -0.0434
       0.0363
   grandparent.words 2438.5
    page.links 0.350309
     outer.rowAverage 400.267
      -0.0674
      -0.0099
     group.links 0.0887993
      0.0472
      -0.0402
    0.0296
 -0.0811

in100.place 0.0214619
 -0.0456
 page.proseWords 0
  in1000.perBlock 2.853
   0.1247
   -0.0020
  names.grandparent -8.5
   within.section 0
    -0.0569
    0.0069
   in100.place 0.0895255
    in1000.place 0.0594608
     item.rowLinks 0.105966
      0.0368
      -0.0204
     0.0653
    before8.words 7.53571
     in1000.perBlock 11.0795
      -0.0017
      -0.0317
     heading.level 3.5
      page.section 2.5
       in1000.place 0.134591
        page.p 102.5
         0.0031
         -0.0694
        after8.links 0.800332
         named.forum 0
          0.0327
          -0.0289
         -0.0557
       page.proseWords 2254.5
        outer.words 1040.5
         0.0514
         grandparent.share 0.040805
          0.0384
          -0.0672
        kin.parents 31.5
         page.proseWords 2518
          page.section 10.5
           0.0091
           -0.0956
          0.0046
         0.0542
      grandparent.share 0.263018
       -0.0404
       0.0290

within.nav 0
 group.share 0.0469906
  page.article 0
   page.h2 4.5
    in1000.up 12.5
     -0.0375
     0.0296
    page.proseWords 2254.5
     outer.rowAverage 241.28
      afterH1 0
       -0.0138
       kin.sentences 0.170543
        0.0389
        -0.0281
      -0.0239
     -0.0209
   page.article 18.5
    page.code 1.5
     -0.0499
     0.0345
    0.0055
  repeat 0
   afterH1 45.5
    named.forum 0
     box.words 4.5
      0.0025
      0.0516
     -0.0199
    group.parents 30.5
     outer.rowShare 0.491689
      -0.0244
      item.alike 5.5
       page.proseWords 2518
        -0.0442
        0.0288
       0.0227
     page.proseWords 5571.5
      group.first 0.266005
       grandparent.share 0.0205916
        -0.0110
        0.0614
       0.0780
      -0.0382
   box.words 3.5
    0.0217
    -0.0455
 -0.0645

names.leaning 9.5
 page.prose 0.289307
  words1 4.5
   within.link 0
    names.leaning -4.5
     page.proseWords 118.5
      0.0059
      -0.0711
     page.proseBlocks 16.5
      -0.0087
      0.0556
    named.item 0
     -0.0245
     0.0718
   0.0406
  names.leaning -10.5
   -0.0580
   page.proseWords 2007.5
    page.nav 0
     0.0369
     page.p 68.5
      -0.0297
      0.0141
    page.p 121.5
     -0.0680
     0.0025
 page.isProduct 0
  in30.words 186.5
   in1000.alike 2.5
    wordsAfterH1 1429.5
     page.proseWords 772.5
      in30.share 0.0285955
       -0.0169
       in1000.perBlock 4.14185
        0.0609
        0.0093
      0.0543
     page.proseBlocks 79.5
      page.p 76.5
       0.0189
       -0.0365
      0.0428
    -0.0417
   0.0002
  page.nav 3.5
   0.0047
   -0.0542

wordsBefore 0.66948
 within.header 0
  repeat 0
   in30.words 271.5
    named.comment 0
     in1000.share 0.556406
      around12.links 0.00983753
       in300.place 0.614395
        -0.0597
        0.0345
       heading.words 180.5
        in1000.prose 0
         -0.0294
         0.0543
        -0.0096
      in30.links 0
       in1000.prose 0.271413
        page.dates 1.5
         0.0480
         -0.0282
        names.parent 16.5
         0.0588
         -0.0159
       in100.prose 0.241118
        page.noscript 0
         0.0117
         0.0688
        0.0041
     -0.0319
    -0.0047
   in300.place 0.679057
    in100.perBlock 2.37222
     0.0210
     -0.0334
    0.0443
  -0.0457
 outer.rowShare 0.491689
  in1000.prose 0.225881
   around12.words 5.16333
    -0.0211
    0.0429
   -0.0564
  item.rowAverage 48.1383
   0.0280
   outer.alike 10.5
    -0.0381
    0.0157

within.footer 0
 page.form 4.5
  wordsBefore 0.883726
   within.hidden 0
    page.named.product 0
     in1000.up 21.5
      copies 1.5
       wordsBefore 0.0783511
        item.words 10.5
         -0.0400
         0.0280
        wordsBefore 0.621043
         0.0380
         box.place 0.733387
          in300.proseShare 0.416279
           proseBefore 104.5
            -0.0631
            0.0179
           0.0139
          0.0282
       0.0037
      -0.0528
     around40.sentences 0.0703149
      kin.links 0.999487
       0.0221
       -0.0467
      -0.0524
    around40.sentences 0.044756
     -0.0583
     in300.prose 0.0514403
      -0.0479
      page.words 2359.5
       -0.0200
       0.0529
   -0.0242
  parent.share 0.014874
   page.form 38.5
    -0.0501
    names.grandparent 0
     -0.0432
     0.0448
   names.grandparent 3.5
    -0.0190
    0.0326
 in300.prose 0
  0.0317
  -0.0896

names.leaning -4.5
 page.form 2.5
  in1000.place 0.0327933
   outer.words 332.5
    -0.0483
    in1000.prose 0.0517462
     0.0927
     -0.0323
   in1000.place 0.551521
    0.0484
    -0.0460
  -0.0573
 named.comment 0
  named.review 0
   in1000.place 0.551521
    heading.related 0
     within.list 0
      level 1.5
       group.sentences 0.0117879
        -0.0241
        in300.share 0.650453
         parent.links 0.00626225
          -0.0241
          0.0093
         kin.share 0.0641912
          -0.0071
          0.0335
       grandparent.share 0.263018
        0.0394
        -0.0129
      names.leaning 7.5
       -0.0010
       page.form 7.5
        within.form 0
         place 0.800127
          0.0597
          -0.0012
         -0.0402
        -0.0269
     -0.0572
    in1000.prose 0.934384
     0.0470
     -0.0265
   -0.0402
  outer.words 1040.5
   -0.0605
   0.0316

within.nav 0
 within.dialog 0
  linkCount 0
   in300.links 0.00797243
    page.words 3043
     in30.share 0.07056
      0.0349
      -0.0298
     page.proseWords 2518
      page.nav 3.5
       -0.0967
       0.0078
      -0.0060
    named.forum 0
     tag 19.5
      in300.links 0.0515923
       in30.share 0.183138
        0.0529
        -0.0002
       page.proseWords 425
        page.words 2451
         0.0435
         in1000.blocks 385.5
          -0.0633
          0.0267
        page.h3 19.5
         group.parents 28.5
          0.0043
          page.words 5472.5
           0.0740
           -0.0217
         in1000.blocks 231.5
          0.0242
          -0.0456
      -0.0240
     -0.0243
   group.parents 18.5
    page.h3 15.5
     grandparent.words 858.5
      -0.0491
      0.0032
     0.0063
    0.0213
  -0.0725
 page.proseWords 0
  0.0407
  -0.0675

within.nav 0
 within.aside 0
  page.isProduct 0
   wordsBefore 0.883726
    level-1 0
     group.blocks 10.5
      level 0
       in100.words 186.5
        proseBefore 156.5
         -0.0044
         0.0634
        -0.0326
       0.0275
      named.comment 0
       in100.links 0.00818052
        kin.last 0.956554
         in1000.perBlock 6.86044
          -0.0547
          0.0065
         0.0356
        in300.place 0.00662888
         -0.0307
         0.0263
       in1000.perBlock 10.277
        0.0312
        -0.0585
     group.share 0.0175231
      -0.0002
      0.0441
    outer.alike 5.5
     -0.0510
     0.0091
   wordsAfterH1 809.5
    in100.links 0.34838
     in100.links 0.212326
      tag 10.5
       in100.links 0.0167053
        0.0578
        -0.0134
       -0.0297
      0.0664
     -0.0551
    in300.place 0.758871
     -0.0601
     0.0234
  -0.0742
 -0.0575

repeat 0
 within.dialog 0
  depth 25.5
   heading.comments 0
    page.h3 44.5
     page.p 121.5
      kin.first 0.156452
       in300.place 0.0295754
        -0.0485
        kin.first 0.113347
         kin.links 0
          -0.0312
          0.0265
         -0.0386
       page.dates 4.5
        page.named.product 0
         named.detail 0
          index 207.5
           0.0340
           -0.0112
          0.0536
         kin.blocks 18.5
          0.0171
          -0.0626
        group.blocks 12.5
         kin.first 0.506551
          -0.0044
          -0.0526
         words 9.5
          -0.0102
          0.0460
      in1000.prose 0.225881
       0.0898
       in300.perBlock 5.19419
        -0.0420
        in1000.prose 0.934384
         0.0439
         -0.0313
     kin.sentences 0.063855
      0.0696
      -0.0107
    -0.0542
   -0.0547
  -0.0694
 words 2.5
  -0.0061
  -0.0421

within.dialog 0
 wordsBefore 0.519005
  kin.perBlock 5.23014
   page.p 57.5
    in30.share 0.0946247
     in100.proseShare 0.227517
      -0.0496
      -0.0011
     in30.perBlock 1.50379
      0.0683
      -0.0098
    wordsBefore 0.157745
     -0.0175
     page.blocks 413
      0.0554
      page.p 195.5
       -0.0205
       page.blocks 527
        -0.0226
        0.0730
   level-1 0
    page.named.product 0
     0.0189
     -0.0227
    0.0464
  in1000.perBlock 2.853
   grandparent.blocks 86.5
    0.0445
    -0.0303
   kin.blocks 4.5
    -0.0428
    place 0.666772
     kin.perBlock 3.00704
      0.0102
      page.blocks 180
       0.0025
       -0.0426
     in30.perBlock 3.80094
      in30.links 0.100102
       0.0123
       -0.0470
      named.side 0
       in1000.up 21.5
        0.0138
        -0.0496
       -0.0369
 -0.0719

within.footer 0
 within.nav 0
  named.related 0
   words1 3.5
    box.place 0.865277
     page.words 3043
      page.proseBlocks 21.5
       -0.0018
       page.section 4.5
        0.0036
        0.0536
      kin.parents 90.5
       -0.0242
       0.0274
     -0.0325
    named.overlay 0
     within.figure 0
      in1000.up 21.5
       heading.reviews 0
        linkCount 0
         group.links 0.0136355
          page.proseBlocks 37.5
           item.words 121.5
            page.proseBlocks 14.5
             0.0135
             0.0480
            -0.0174
           -0.0025
          0.0453
         sentences 0.0308485
          within.heading 0
           -0.0307
           0.0268
          words1 10.5
           box.words 20.5
            -0.0026
            0.0788
           -0.0004
        -0.0291
       -0.0401
      -0.0467
     -0.0338
   -0.0501
  -0.0530
 page.proseBlocks 0
  0.0287
  -0.0852

within.aside 0
 within.nav 0
  wordLength 5.20389
   in1000.up 18.5
    page.proseBlocks 4.5
     in30.words 41.5
      -0.0250
      0.0347
     kin.parents 90.5
      after8.links 0.501142
       page.proseWords 2007.5
        group.first 0.451912
         in30.words 510.5
          0.0223
          -0.0181
         index 386.5
          -0.0221
          around4.words 4.11806
           -0.0346
           before8.links 0.0551936
            -0.0207
            0.0613
        index 100.5
         0.0124
         -0.0265
       in100.links 0.915247
        -0.0397
        0.0101
      in1000.up 5.5
       0.0573
       -0.0075
    within.list 0
     -0.0664
     0.0146
   around40.sentences 0.0703149
    page.proseWords 1790
     index 386.5
      after8.words 3.64583
       -0.0007
       0.0302
      0.0643
     in1000.up 4.5
      0.0218
      -0.0228
    -0.0104
  -0.0499
 -0.0724

within.footer 0
 within.dialog 0
  depth 25.5
   repeat 0
    page.proseWords 171.5
     page.nav 3.5
      group.sentences 0.00439091
       outer.rowLinks 0.778459
        0.0164
        -0.0488
       0.0441
      wordsBefore 0.190272
       -0.0175
       0.0778
     wordsBefore 0.66948
      digits 0.118034
       afterH1 0
        afterH1 -5614
         kin.first 0.0748583
          -0.0239
          0.0392
         -0.0547
        heading.reviews 0
         group.sentences 0.101672
          0.0327
          -0.0107
         -0.0407
       -0.0174
      outer.rowLinks 0.254853
       outer.rowAverage 57.6735
        -0.0214
        around40.sentences 0.0410997
         -0.0385
         0.0185
       -0.0373
    within.table 0
     depth 18.5
      -0.0283
      in1000.blocks 331.5
       -0.0301
       0.0528
     0.0438
   -0.0509
  -0.0685
 page.proseWords 0
  0.0336
  -0.0830

within.footer 0
 group.share 0.372404
  kin.perBlock 24.1337
   names.mostFor 19.5
    page.code 24.5
     within.hidden 0
      page.dates 6.5
       grandparent.perBlock 4.28654
        kin.perBlock 1.96922
         0.0193
         -0.0167
        page.blocks 587.5
         page.blocks 198.5
          -0.0002
          0.0330
         -0.0120
       in1000.share 0.76206
        page.dates 10.5
         -0.0348
         page.section 5.5
          group.share 0.0262649
           -0.0375
           0.0223
          0.0710
        in1000.perBlock 3.84365
         0.0384
         -0.0356
      heading.related 0
       -0.0390
       0.0407
     0.0461
    in1000.perBlock 15.5959
     0.0556
     -0.0127
   page.dates 16.5
    -0.0157
    -0.0648
  in300.proseShare 0.0976376
   -0.0197
   heading.related 0
    page.h3 11.5
     0.0582
     0.0157
    -0.0273
 in1000.perBlock 2.4301
  0.0249
  -0.0808

within.hidden 0
 heading.related 0
  page.form 4.5
   page.h2 15.5
    item.rowAverage 2.00769
     -0.0155
     in100.perBlock 1.6968
      0.0927
      outer.rowLinks 0.0910743
       around40.words 19.4572
        page.h2 13.5
         0.0415
         -0.0229
        grandparent.proseShare 0.885284
         -0.0371
         0.0220
       in100.links 0.14607
        box.alike 2.5
         -0.0401
         0.0109
        page.form 3.5
         -0.0045
         0.0572
    in300.perBlock 5.6028
     0.0009
     page.h2 25.5
      0.0662
      0.0080
   grandparent.alike 1.5
    names.leaning 9.5
     -0.0536
     wordsBefore 0.224372
      0.0392
      in300.share 0.58389
       box.alike 3.5
        -0.0614
        0.0155
       0.0233
    0.0406
  in100.place 0.475124
   -0.0002
   -0.0798
 outer.rowProse 0.0466549
  -0.0652
  outer.rowLinks 0.0346254
   -0.0647
   0.0191

group.first 0.883101
 within.nav 0
  group.last 0.974041
   heading.related 0
    heading.distance 38.5
     names.mostFor 14.5
      kin.first 0.19891
       in1000.blocks 353.5
        grandparent.perBlock 5.40313
         -0.0283
         outer.rowShare 0.974604
          0.0179
          -0.0353
        in100.prose 0.241118
         -0.0068
         -0.0673
       in100.prose 0.635535
        0.0194
        -0.0023
      page.named.article 0
       0.0384
       group.first 0.451912
        page.nav 5.5
         0.0316
         -0.0331
        -0.0326
     item.rowLinks 0.279708
      grandparent.perBlock 1.50379
       0.0340
       page.section 15.5
        in1000.blocks 144.5
         around40.sentences 0.0666204
          0.0351
          -0.0386
         in100.blocks 341.5
          -0.0567
          0.0049
        0.0271
      0.0151
    outer.rowShare 0.91882
     -0.0544
     0.0295
   outer.rowShare 0.235114
    -0.0298
    0.0583
  -0.0453
 -0.0459

page.prose 0.568685
 in1000.links 0.0946114
  named.header 0
   in1000.proseShare 0.656758
    page.form 2.5
     0.0380
     -0.0447
    0.0493
   -0.0393
  page.code 0
   in1000.proseShare 0.656758
    within.hidden 0
     in1000.links 0.144637
      -0.0214
      0.0367
     -0.0358
    linkCount 0
     in1000.proseShare 0.865609
      -0.0255
      box.place 0.93207
       page.words 1694.5
        page.h1 0
         0.0676
         in30.perBlock 8.66824
          -0.0174
          0.0236
        page.named.product 0
         0.0480
         -0.0264
       -0.0469
     -0.0238
   -0.0507
 named.media 0
  outer.alike 4.5
   -0.0254
   named.comment 0
    item.links 0.502033
     in1000.proseShare 0.500562
      grandparent.place 0.52385
       0.0100
       -0.0732
      in30.proseShare 0.128612
       0.0303
       -0.0114
     -0.0376
    -0.0546
  -0.0534

within.aside 0
 within.dialog 0
  near.join 0
   repeat 0
    heading.level 3.5
     around12.sentences 0.0789747
      in30.links 0
       names.parent 6.5
        around12.sentences 0.0133631
         -0.0113
         in300.blocks 22.5
          -0.0004
          0.0529
        box.alike 7.5
         page.li 106.5
          0.0186
          -0.0392
         0.0471
       in100.prose 0.664296
        box.perBlock 9.01923
         0.0051
         0.0365
        digits 0.0477003
         0.0019
         -0.0414
      page.named.product 0
       in1000.blocks 417.5
        -0.0061
        words1 2.5
         -0.0131
         0.0650
       group.first 0.330453
        0.0017
        -0.0727
     names.parent 12.5
      in300.blocks 240.5
       0.0094
       -0.0446
      -0.0748
    box.perBlock 3.01087
     outer.rowLinks 0.69902
      0.0143
      -0.0332
     -0.0375
   -0.0418
  -0.0602
 -0.0705

page.isProduct 0
 group.parents 33.5
  in1000.links 0.0946114
   in1000.prose 0.702375
    in1000.share 0.492761
     -0.0164
     0.0580
    page.prices 0
     grandparent.proseShare 0.204296
      in1000.alike 1.5
       -0.0384
       0.0368
      0.0189
     around4.links 0.104201
      outer.words 1740
       in30.words 186.5
        0.0672
        -0.0049
       -0.0331
      -0.0268
   afterH1 64.5
    afterH1 0
     page.h1 0
      around4.links 0.104201
       -0.0264
       0.0363
      -0.0503
     in30.blocks 1.5
      0.0510
      0.0063
    group.parents 18.5
     -0.0387
     names.mostAgainst -8.5
      0.0288
      -0.0333
  names.against -12.5
   -0.0317
   0.0277
 in1000.links 0.0202336
  -0.0502
  in1000.links 0.34069
   within.main 0
    -0.0201
    0.0327
   group.parents 1.5
    0.0142
    -0.0621

wordsBefore 0.66948
 afterH1 0
  afterH1 -5614
   page.prose 0.643645
    in1000.prose 0.271413
     kin.first 0.360401
      0.0210
      -0.0403
     page.li 44.5
      -0.0055
      0.0621
    -0.0265
   -0.0512
  grandparent.share 0.0677528
   within.table 0
    group.sentences 0.0537595
     in300.words 4414
      digits 0.118034
       page.prose 0.8172
        in1000.prose 0.495418
         in1000.prose 0.405387
          0.0208
          -0.0262
         0.0421
        -0.0355
       -0.0115
      -0.0407
     -0.0112
    0.0503
   kin.first 0.113347
    0.0507
    page.prose 0.0621686
     -0.0426
     around12.words 9.67333
      0.0437
      capitals 0.0953577
       0.0369
       -0.0101
 page.prose 0.214019
  page.li 416
   0.0229
   page.dates 0
    -0.0656
    0.0065
  parent.blocks 57.5
   -0.0250
   0.0161

near.join 0
 within.dialog 0
  page.article 4.5
   page.dates 11.5
    page.h2 41.5
     page.named.item 0
      page.nav 2.5
       page.proseWords 2007.5
        capitals 0.200592
         0.0322
         0.0001
        page.proseWords 3802
         -0.0407
         0.0148
       outer.rowLinks 0.69902
        in30.perBlock 1.68599
         0.1138
         0.0311
        -0.0167
      within.link 0
       in100.proseShare 0.104447
        -0.0322
        0.0031
       0.0338
     0.0627
    outer.alike 38.5
     outer.rowLinks 0.108924
      group.sentences 0.0159618
       -0.0335
       0.0188
      around12.links 0.335228
       -0.0701
       -0.0071
     0.0584
   page.article 18.5
    afterH1 124.5
     -0.0139
     -0.0812
    names.parent 6.5
     page.nav 3.5
      in30.perBlock 4.25149
       -0.0317
       0.0298
      0.0620
     -0.0364
  -0.0614
 -0.0458

within.footer 0
 within.aside 0
  page.code 61
   page.prose 0.257766
    named.side 0
     in300.alike 1.5
      page.main 0
       page.li 416
        page.li 28.5
         -0.0061
         named.forum 0
          0.0846
          -0.0244
        outer.rowLinks 0.211386
         0.0192
         -0.0547
       around12.sentences 0.0789747
        afterH1 -84.5
         -0.0314
         0.0327
        -0.0242
      -0.0573
     -0.0225
    around12.sentences 0.0133631
     outer.words 29.5
      -0.0029
      -0.0556
     page.isProduct 0
      in1000.prose 0.225881
       0.0464
       page.prose 0.352812
        outer.words 24.5
         0.0045
         -0.0515
        linkCount 0
         within.definition 0
          0.0121
          -0.0433
         -0.0136
      item.rowShare 0.0411512
       0.0029
       -0.0393
   0.0647
  -0.0594
 page.prose 0
  0.0332
  -0.0758

page.prose 0.568685
 in100.place 0.0214619
  -0.0288
  in100.place 0.0895255
   0.0424
   in1000.up 21.5
    grandparent.words 265.5
     grandparent.words 86.5
      page.main 0
       around4.sentences 0
        -0.0176
        in1000.up 5.5
         -0.0138
         in100.prose 0.526569
          0.0507
          0.0025
       after8.links 0.228647
        in100.share 0.162333
         in100.share 0.111869
          0.0059
          -0.0580
         0.0293
        outer.words 332.5
         -0.0255
         0.0198
      0.0277
     commas 0.0439078
      -0.0318
      0.0289
    -0.0415
 around12.links 0.135859
  names.mostFor 9.5
   0.0368
   names.leaning 12.5
    -0.0258
    box.alike 1.5
     in100.place 0.670456
      -0.0221
      0.0284
     page.isForum 0
      outer.alike 4.5
       -0.0081
       0.0401
      -0.0474
  grandparent.place 0.379455
   -0.0087
   -0.0561

near.join 0
 within.hidden 0
  heading.related 0
   in30.words 271.5
    in100.perBlock 1.6968
     page.words 1377.5
      0.0889
      -0.0174
     within.nav 0
      named.cart 0
       within.label 0
        outer.alike 11.5
         in30.place 0.842179
          in1000.alike 2.5
           page.h3 6.5
            page.words 2359.5
             0.0136
             in30.place 0.35203
              0.0182
              -0.0449
            0.0202
           -0.0279
          page.words 3312
           -0.0407
           0.0208
         in30.blocks 30.5
          page.h3 3.5
           page.h3 2.5
            0.0175
            -0.0514
           page.h3 10.5
            0.0599
            0.0120
          0.0827
        -0.0468
       -0.0393
      -0.0398
    -0.0107
   in1000.up 3.5
    0.0491
    page.words 812
     0.0178
     -0.0629
  item.links 0.357216
   -0.0071
   -0.0614
 -0.0405

within.dialog 0
 wordLength 4.25137
  page.article 40.5
   page.form 2.5
    -0.0055
    in1000.words 1047.5
     0.0143
     -0.0311
   group.parents 49.5
    0.0612
    -0.0177
  linkCount 0
   page.article 4.5
    kin.perBlock 29.6163
     group.last 0.958369
      around12.sentences 0.0847586
       heading.level 3.5
        0.0246
        in100.perBlock 9.31181
         -0.0333
         0.0251
       -0.0059
      in300.share 0.999878
       0.0700
       -0.0254
     parent.proseShare 0.684615
      box.place 0.367517
       0.0208
       around12.sentences 0.0528857
        0.0045
        in1000.words 2324.5
         -0.0590
         0.0046
      0.0320
    parent.share 0.00734155
     -0.0395
     0.0106
   heading.level 3.5
    in1000.share 0.944836
     within.hidden 0
      group.last 0.781878
       -0.0062
       0.0284
      -0.0417
     -0.0216
    -0.0465
 -0.0562

page.form 4.5
 page.prose 0
  around40.words 3.66878
   0.0830
   -0.0071
  in300.place 0.0417693
   kin.last 0.925959
    afterH1 0
     -0.0341
     0.0087
    page.links 0.0978911
     0.0076
     -0.0661
   in1000.proseShare 0.500562
    in100.prose 0.91972
     in1000.perBlock 17.6534
      in1000.words 1274.5
       -0.0436
       in100.prose 0.481669
        item.alike 24.5
         0.0246
         -0.0209
        -0.0398
      0.0459
     -0.0590
    in1000.proseShare 0.762006
     in1000.words 1274.5
      0.0791
      in1000.words 2071.5
       -0.0198
       0.0468
     group.parents 6.5
      page.form 0
       0.0231
       afterH1 54.5
        -0.0011
        -0.0387
      in300.words 1118.5
       in300.place 0.614395
        -0.0092
        page.prose 0.625986
         0.0740
         -0.0047
       in1000.perBlock 15.5959
        0.0495
        0.0045
 -0.0196

within.footer 0
 repeat 0
  named.forum 0
   kin.first 0.252058
    page.p 121.5
     commas 0
      -0.0172
      page.p 25.5
       0.0521
       wordsBefore 0.422968
        0.0214
        in300.proseShare 0.943939
         -0.0435
         0.0158
     page.code 36.5
      page.li 211.5
       0.0499
       in1000.words 2324.5
        0.0598
        wordsBefore 0.259391
         0.0188
         -0.0726
      -0.0187
    depth 18.5
     wordsBefore 0.717548
      0.0287
      names.mostAgainst -17.5
       -0.0278
       0.0171
     page.p 82.5
      -0.0243
      0.0433
   page.p 10.5
    0.0221
    in300.prose 0.882221
     page.code 4.5
      wordsBefore 0.259391
       -0.0028
       -0.0733
      0.0195
     0.0206
  page.code 11.5
   page.p 0
    0.0334
    -0.0275
   0.0367
 -0.0671

in1000.links 0.00914523
 names.mostAgainst -5.5
  -0.0410
  page.links 0.111857
   page.prices 0
    -0.0409
    0.0337
   0.0589
 words1 2.5
  outer.rowShare 0.600693
   in100.words 134.5
    kin.blocks 24.5
     0.0325
     -0.0234
    group.parents 102.5
     names.mostAgainst -17.5
      -0.0422
      -0.0122
     0.0416
   in1000.perBlock 3.29681
    0.0552
    in1000.links 0.416484
     page.prices 4.5
      0.0249
      page.links 0.374225
       -0.0290
       0.0397
     -0.0368
  named.comment 0
   in1000.alike 2.5
    page.named.product 0
     page.article 0
      in100.perBlock 4.09526
       item.rowLinks 0.64572
        0.0110
        -0.0407
       in1000.prose 0.907386
        0.0287
        -0.0163
      kin.blocks 3.5
       -0.0359
       0.0075
     in100.words 244.5
      0.0226
      -0.0266
    -0.0271
   -0.0341

heading.level 3.5
 page.h3 50.5
  named.side 0
   named.forum 0
    page.article 0
     item.rowAverage 158.1
      in30.perBlock 5.20244
       kin.parents 90.5
        in1000.blocks 219.5
         0.0209
         page.noscript 0
          parent.perBlock 4.0102
           -0.0519
           0.0078
          0.0076
        0.0466
       in1000.prose 0.674753
        in30.place 0.165874
         -0.0118
         0.0486
        page.h3 17.5
         0.0204
         -0.0276
      -0.0207
     group.share 0.0693315
      -0.0229
      kin.sentences 0.00434791
       -0.0309
       0.0208
    group.share 0.372404
     in1000.place 0.497517
      within.heading 0
       page.words 5472.5
        -0.0629
        0.0121
       0.0225
      0.0399
     0.0368
   -0.0266
  in1000.up 8.5
   grandparent.proseShare 0.069369
    0.0789
    -0.0132
   -0.0135
 names.grandparent 3.5
  -0.0443
  0.0083

page.code 61
 repeat 0
  page.p 161.5
   wordsBefore 0.916152
    names.parent 7.5
     page.section 2.5
      in1000.prose 0.112484
       0.0285
       page.form 1.5
        page.prices 30.5
         -0.0017
         0.0546
        -0.0251
      digits 0.0911688
       in100.perBlock 6.81497
        in300.proseShare 0.694346
         -0.0229
         page.h3 3.5
          -0.0271
          0.0358
        in1000.prose 0.674753
         0.0533
         group.perBlock 24.8625
          -0.0085
          0.0407
       page.h3 8.5
        -0.0487
        0.0027
     in1000.up 3.5
      sentences 0.0308485
       -0.0264
       0.0372
      parent.words 15.5
       0.0097
       in30.proseShare 0.0642765
        -0.0493
        -0.0028
    -0.0358
   page.h3 17.5
    0.0570
    wordsBefore 0.569349
     0.0198
     -0.0396
  box.perBlock 4.01282
   -0.0064
   -0.0423
 0.0589

within.footer 0
 named.related 0
  tag 19.5
   in300.share 0.51893
    page.section 35
     heading.words 319.5
      sentences 0.0910895
       page.article 5.5
        linkCount 0
         page.prices 45.5
          0.0316
          -0.0111
         page.h3 15.5
          -0.0242
          0.0276
        page.article 36.5
         -0.0348
         0.0325
       page.proseWords 1646.5
        -0.0341
        0.0151
      -0.0235
     -0.0712
    page.article 0
     page.h3 3.5
      group.sentences 0
       -0.0225
       0.0151
      in1000.words 2071.5
       page.section 4.5
        0.0266
        0.0673
       0.0024
     group.perBlock 37.612
      page.article 18.5
       box.alike 1.5
        in1000.prose 0.271413
         0.0218
         -0.0466
        0.0055
       0.0168
      0.0328
   -0.0323
  -0.0476
 page.proseWords 0
  0.0281
  -0.0693

within.heading 0
 wordsBefore 0.66948
  group.first 0.170898
   item.alike 48.5
    page.h3 1.5
     0.0094
     -0.0317
    0.0475
   repeat 0
    group.share 0.00210194
     -0.0314
     grandparent.blocks 1.5
      -0.0146
      item.rowAverage 158.1
       named.forum 0
        named.byline 0
         names.parent -5.5
          0.0662
          0.0263
         -0.0266
        group.perBlock 37.612
         -0.0282
         0.0391
       -0.0095
    -0.0126
  group.first 0.101672
   0.0223
   page.prices 11.5
    outer.rowShare 0.491689
     -0.0401
     outer.words 472.5
      0.0066
      -0.0395
    page.section 1.5
     -0.0305
     outer.words 53.5
      -0.0116
      page.section 32.5
       0.0559
       -0.0253
 names.parent 9.5
  names.for 0
   0.0059
   page.h3 12.5
    0.0695
    0.0198
  -0.0130

heading.level 3.5
 page.pre 5.5
  page.main 0
   page.links 0.673929
    around4.sentences 0.0260305
     -0.0169
     in1000.share 0.911557
      outer.rowAverage 43.725
       -0.0304
       0.0134
      0.0241
    parent.alike 4.5
     0.0744
     -0.0179
   within.main 0
    page.proseWords 0
     0.0577
     -0.0638
    page.named.item 0
     group.parents 14.5
      page.links 0.111857
       0.0314
       kin.first 0.133428
        0.0295
        heading.level 1.5
         0.0117
         -0.0256
      item.rowShare 0.145315
       0.0513
       outer.links 0.65693
        0.0267
        -0.0359
     in300.perBlock 13.8801
      in1000.share 0.967818
       -0.0457
       0.0111
      0.0101
  in1000.perBlock 22.7071
   0.0450
   -0.0087
 in300.perBlock 2.86758
  parent.words 15.5
   0.0587
   -0.0382
  page.links 0.0852897
   0.0248
   -0.0369

tag 19.5
 linkCount 0
  heading.reviews 0
   page.proseWords 1790
    toEnd 32.5
     group.parents 8.5
      -0.0386
      0.0317
     repeat 0
      group.sentences 0.101672
       in30.links 0
        0.0399
        in30.links 0.841015
         0.0094
         page.form 5.5
          outer.rowProse 0.0466549
           0.0712
           -0.0003
          -0.0222
       -0.0042
      in1000.blocks 353.5
       -0.0197
       page.prices 53
        0.0468
        -0.0292
    page.proseWords 2518
     within.table 0
      -0.0329
      0.0281
     names.mostFor 15.5
      group.parents 20.5
       commas 0
        -0.0076
        0.0363
       -0.0274
      0.0364
   -0.0363
  commas 0.0439078
   within.heading 0
    page.prices 69.5
     -0.0316
     0.0480
    around4.words 3.47222
     -0.0227
     0.0398
   0.0231
 -0.0357

page.p 0
 0.0403
 page.h2 35.5
  in300.up 12.5
   within.article 0
    page.h2 4.5
     in1000.words 2324.5
      group.share 0.0693315
       -0.0335
       0.0038
      in1000.blocks 144.5
       0.0185
       -0.0788
     box.words 44.5
      page.h2 19.5
       page.p 48.5
        -0.0009
        in300.proseShare 0.126121
         page.proseBlocks 0
          0.0736
          page.li 211.5
           0.0183
           page.p 53.5
            0.0104
            -0.0593
         grandparent.links 0
          0.0476
          0.0114
       page.li 51.5
        0.0196
        -0.0333
      in1000.words 2168.5
       -0.0431
       0.0062
    box.alike 2.5
     group.share 0.104167
      in1000.place 0.551521
       -0.0244
       0.0400
      in1000.words 1095.5
       grandparent.blocks 2.5
        0.0409
        -0.0508
       0.0363
     0.0393
   -0.0368
  0.0289

wordsBefore 0.66948
 tag 19.5
  in100.alike 10.5
   page.isProduct 0
    commas 0.0836247
     item.rowAverage 90.95
      item.rowAverage 1.75403
       outer.words 4.5
        0.0008
        -0.0470
       in300.place 0.00662888
        -0.0139
        outer.rowShare 0.121067
         0.0444
         0.0134
      in100.proseShare 0.47158
       0.0080
       -0.0319
     0.0321
    in300.proseShare 0.998973
     in300.perBlock 13.8801
      -0.0358
      0.0266
     0.0318
   -0.0309
  named.detail 0
   -0.0477
   0.0103
 in300.place 0.0295754
  outer.alike 8.5
   -0.0531
   0.0074
  in300.proseShare 0.416279
   named.tags 0
    outer.words 62.5
     -0.0594
     in300.place 0.679057
      in1000.prose 0.0517462
       0.0330
       -0.0542
      0.0259
    0.0302
   in300.perBlock 4.76813
    0.0448
    before8.links 0
     0.0228
     -0.0075

heading.level 4.5
 in30.words 271.5
  names.leaning 9.5
   page.links 0.530261
    page.section 32.5
     page.article 0
      page.h3 6.5
       around12.links 0.200179
        tag 4.5
         0.0036
         -0.0459
        0.0120
       in1000.prose 0.907386
        names.leaning 7.5
         before8.words 3.64583
          0.0032
          0.0534
         -0.0174
        -0.0475
      page.pre 1.5
       -0.0322
       0.0373
     -0.0469
    within.hidden 0
     grandparent.words 14.5
      page.isProduct 0
       0.0833
       -0.0130
      0.0062
     -0.0306
   box.alike 7.5
    page.section 2.5
     page.prices 5.5
      page.section 1.5
       -0.0040
       page.h3 4.5
        -0.0037
        -0.0854
      0.0216
     0.0184
    0.0413
  -0.0128
 page.article 1.5
  -0.0554
  names.leaning 12.5
   -0.0449
   0.0458

named.related 0
 wordsAfterH1 809.5
  in1000.place 0.29074
   wordsAfterH1 0
    wordsAfterH1 -52725
     depth 9.5
      -0.0333
      in300.place 0.470234
       in100.share 0.654945
        0.0426
        -0.0089
       -0.0252
     page.proseWords 0
      0.0353
      -0.0472
    names.against -5.5
     in300.place 0.328738
      0.0120
      0.0664
     group.sentences 0.0807314
      group.sentences 0.00439091
       -0.0035
       0.0243
      -0.0201
   kin.sentences 0.00682602
    page.h3 3.5
     -0.0376
     0.0208
    0.0458
  grandparent.words 2438.5
   in300.place 0.614395
    in100.share 0.654945
     page.proseBlocks 108.5
      -0.0324
      0.0141
     0.0039
    page.h3 27.5
     around40.sentences 0.0703149
      0.0129
      -0.0282
     0.0440
   page.proseBlocks 68.5
    0.0607
    0.0019
 box.place 0.467671
  0.0072
  -0.0630

within.article 0
 around40.links 0.0146869
  in300.place 0.110892
   0.0242
   -0.0381
  named.related 0
   within.heading 0
    grandparent.blocks 1.5
     -0.0251
     named.detail 0
      in300.place 0.679057
       in300.place 0.0295754
        within.section 0
         kin.sentences 0.352541
          -0.0382
          0.0323
         0.0100
        item.alike 5.5
         group.share 0.0469906
          -0.0183
          0.0124
         0.0168
       kin.parents 90.5
        -0.0469
        0.0303
      0.0141
    0.0170
   -0.0368
 group.share 0.104167
  in1000.blocks 124.5
   grandparent.blocks 37.5
    -0.0434
    0.0178
   item.alike 26.5
    kin.parents 1.5
     -0.0241
     kin.parents 29.5
      0.0422
      around4.sentences 0.051302
       -0.0345
       0.0308
    item.rowAverage 20.06
     0.0161
     -0.0649
  around4.sentences 0.0989297
   0.0398
   -0.0166

heading.reviews 0
 repeat 0
  in100.alike 9.5
   words 9.5
    page.words 2607.5
     linkCount 0
      named.forum 0
       page.main 0
        grandparent.proseShare 0.119531
         0.0422
         -0.0088
        group.sentences 0.165869
         0.0118
         -0.0313
       -0.0274
      grandparent.share 0.0334164
       0.0086
       -0.0302
     item.rowShare 0.109477
      -0.0014
      kin.blocks 24.5
       -0.0014
       -0.0548
    sentences 0.0639149
     in1000.place 0.263053
      parent.place 0.501272
       in300.blocks 22.5
        -0.0125
        0.0366
       -0.0018
      group.blocks 21.5
       0.0156
       0.0629
     in300.place 0.302282
      0.0142
      words 27.5
       0.0065
       -0.0350
   -0.0285
  box.share 0.00189979
   in300.blocks 240.5
    0.0237
    -0.0181
   group.blocks 24.5
    -0.0474
    -0.0030
 -0.0402

within.footer 0
 page.h2 14.5
  outer.words 3601
   page.p 161.5
    kin.blocks 130.5
     kin.parents 47.5
      page.h2 12.5
       page.h3 7.5
        in300.words 420.5
         0.0129
         in100.perBlock 38.9706
          -0.0215
          0.0217
        in100.perBlock 25.0896
         outer.links 0.972475
          kin.parents 35.5
           0.0175
           -0.0266
          0.0630
         -0.0226
       page.h3 13.5
        0.0065
        box.alike 9.5
         -0.0650
         0.0224
      outer.words 16.5
       -0.0129
       parent.words 4.5
        0.0010
        0.0661
     page.h3 40.5
      -0.0555
      0.0376
    page.h2 9.5
     0.0427
     -0.0393
   box.alike 17.5
    -0.0462
    0.0349
  page.h3 7.5
   page.h3 3.5
    0.0149
    0.0674
   around40.words 12.2193
    -0.0139
    0.0301
 -0.0584

wordsBefore 0.519005
 tag 13.5
  in300.blocks 76.5
   in30.words 137.5
    0.0532
    0.0066
   in1000.links 0.201181
    -0.0091
    kin.share 0.117463
     named.item 0
      -0.0003
      names.parent 9.5
       in1000.perBlock 9.53508
        names.parent -13.5
         -0.0119
         0.0745
        -0.0185
       -0.0196
     -0.0067
  page.h1 0
   0.0248
   group.last 0.754076
    -0.0234
    0.0078
 group.last 0.724607
  in300.share 0.374268
   -0.0587
   in1000.place 0.0327933
    0.0134
    page.section 15.5
     -0.0342
     0.0333
  in1000.links 0.654788
   item.links 0.205158
    depth 24.5
     names.parent 16.5
      wordsBefore 0.847619
       0.0169
       -0.0119
      group.last 0.808627
       0.0233
       -0.0621
     -0.0489
    in30.perBlock 3.80094
     -0.0537
     -0.0098
   0.0280

within.aside 0
 within.table 0
  page.prose 0.788016
   repeat 0
    named.side 0
     names.mostAgainst -26.5
      -0.0414
      page.proseWords 64.5
       0.0317
       in30.blocks 18.5
        named.forum 0
         0.0144
         group.perBlock 37.612
          -0.0304
          0.0352
        names.parent -1.5
         0.0199
         -0.0104
     -0.0198
    wordsAfterH1 136.5
     group.perBlock 1.92032
      0.0051
      -0.0568
     group.parents 10.5
      -0.0252
      page.main 0
       in300.links 0.143685
        0.0006
        0.0578
       in300.words 469.5
        0.0307
        grandparent.share 0.0677528
         -0.0364
         0.0289
   item.rowShare 0.879142
    -0.0360
    0.0151
  names.parent 7.5
   in1000.share 0.492761
    -0.0273
    page.proseWords 171.5
     -0.0093
     names.parent -1.5
      -0.0244
      0.0658
   -0.0338
 -0.0500

wordsAfterH1 693.5
 repeat 0
  in1000.perBlock 5.9072
   in1000.perBlock 4.76879
    outer.rowShare 0.600693
     in300.prose 0.106404
      afterH1 158.5
       in1000.words 679
        0.0139
        -0.0459
       0.0270
      0.0120
     item.rowShare 0.80126
      0.0600
      -0.0114
    outer.rowProse 0.172549
     -0.0050
     -0.0477
   in1000.perBlock 32.7825
    in1000.place 0.0594608
     in100.up 5.5
      in1000.prose 0.702375
       0.0274
       -0.0199
      -0.0285
     in30.proseShare 0.128612
      0.0412
      0.0031
    -0.0253
  capitals 0
   0.0226
   -0.0276
 group.first 0.0838279
  0.0327
  box.perBlock 2.00527
   0.0112
   item.rowShare 0.109477
    -0.0046
    group.links 0.0136355
     in100.up 6.5
      -0.0441
      0.0102
     links 0.47913
      in1000.place 0.221406
       -0.0119
       0.0378
      -0.0311

names.leaning 9.5
 item.rowAverage 2.00769
  -0.0242
  page.dates 12.5
   page.section 6.5
    item.rowAverage 70.8407
     in100.place 0.553295
      in300.perBlock 8.98849
       grandparent.share 0.0152411
        page.prices 36
         0.0329
         -0.0247
        in300.perBlock 2.59533
         0.0224
         -0.0431
       0.0395
      0.0444
     -0.0179
    around40.links 0.226723
     0.0006
     names.leaning -10.5
      0.0118
      -0.0452
   -0.0220
 in1000.alike 5.5
  box.perBlock 2.00527
   0.0250
   capitals 0.200592
    page.prices 53
     group.sentences 0.0807314
      afterH1 45.5
       group.sentences 0.0385544
        0.0015
        0.0522
       page.blocks 222.5
        -0.0221
        names.leaning 35.5
         0.0281
         -0.0192
      -0.0069
     -0.0357
    names.mostAgainst -5.5
     page.dates 0
      0.0235
      -0.0231
     0.0088
  -0.0602

named.related 0
 page.main 0
  page.p 10.5
   page.prices 16.5
    kin.last 0.908118
     0.0319
     -0.0137
    0.0754
   in300.perBlock 24.079
    box.share 0.000731395
     -0.0197
     page.prices 12.5
      heading.distance 38.5
       around12.words 5.68091
        -0.0136
        page.prices 4.5
         0.0284
         -0.0262
       -0.0241
      in100.links 0.14607
       in100.links 0.074018
        0.0426
        -0.0383
       kin.last 0.678308
        -0.0065
        0.0771
    named.detail 0
     -0.0043
     in100.links 0.0167053
      -0.0753
      0.0131
  page.p 53.5
   names.grandparent -4.5
    0.0139
    names.mostFor 13.5
     -0.0308
     0.0040
   kin.share 0.0768652
    parent.share 0.000792362
     -0.0247
     names.mostFor 7.5
      -0.0292
      0.0335
    page.noscript 7.5
     -0.0016
     -0.0509
 -0.0440

parent.prose 0.934471
 within.aside 0
  commas 0
   wordLength 6.33534
    in1000.share 0.432045
     in30.place 0.736679
      -0.0410
      in1000.blocks 385.5
       -0.0193
       0.0454
     in1000.share 0.620572
      in30.words 510.5
       0.0360
       -0.0300
      in300.perBlock 2.59533
       in300.blocks 201.5
        in300.blocks 151.5
         0.0286
         -0.0386
        before8.words 2.26786
         outer.rowLinks 0.69902
          0.0804
          0.0035
         -0.0033
       -0.0085
    before8.words 4.9375
     in300.perBlock 4.76813
      outer.rowProse 0
       -0.0026
       0.0449
      -0.0231
     0.0383
   box.links 0.334577
    outer.rowLinks 0.163322
     outer.rowLinks 0.0346254
      0.0039
      0.0336
     page.section 0
      0.0167
      -0.0385
    0.0386
  -0.0441
 in1000.share 0.955647
  outer.rowProse 0.548028
   -0.0486
   -0.0086
  0.0054

page.p 0
 0.0383
 named.review 0
  linkCount 0
   named.byline 0
    depth 25.5
     in1000.perBlock 3.84365
      page.h2 10.5
       0.0390
       page.links 0.374225
        -0.0447
        0.0127
      page.h2 35.5
       in1000.perBlock 5.10231
        page.dates 4.5
         around4.sentences 0.0303542
          -0.0356
          0.0160
         -0.0441
        page.h2 22.5
         within.dialog 0
          in300.prose 0.620185
           in100.alike 1.5
            page.h2 3.5
             -0.0082
             page.h2 9.5
              0.0712
              0.0147
            -0.0368
           outer.alike 4.5
            page.h2 15.5
             -0.0228
             0.0359
            outer.alike 22.5
             0.0227
             page.named.article 0
              -0.0461
              0.0214
          -0.0514
         -0.0362
       0.0450
     -0.0364
    -0.0346
   names.grandparent 8.5
    -0.0197
    0.0096
  -0.0337

depth 6.5
 -0.0306
 within.dialog 0
  grandparent.alike 1.5
   kin.last 0.989923
    depth 25.5
     around4.sentences 0.0208879
      page.dates 0
       0.0246
       -0.0185
      heading.words 18.5
       0.0147
       in30.perBlock 19.516
        named.side 0
         grandparent.links 0.751289
          page.dates 46.5
           0.0173
           -0.0225
          -0.0170
         -0.0294
        parent.links 0
         depth 13.5
          named.content 0
           -0.0001
           in1000.words 2707
            kin.last 0.558003
             0.0060
             -0.0836
            0.0058
          0.0004
         outer.rowAverage 300.75
          -0.0106
          0.0318
     -0.0360
    depth 12.5
     -0.0057
     afterH1 206.5
      -0.0578
      0.0143
   words1 3.5
    item.words 19.5
     0.0082
     -0.0250
    in1000.alike 3.5
     0.0333
     -0.0248
  -0.0482

page.article 40.5
 page.p 0
  0.0352
  page.prose 0
   0.0403
   page.form 0
    around40.words 4.7286
     item.rowShare 0.0658207
      -0.0453
      0.0148
     page.prose 0.788016
      page.isArticle 0
       0.0353
       -0.0206
      -0.0188
    wordsAfterH1 809.5
     page.p 68.5
      -0.0096
      repeat 0
       0.0282
       -0.0279
     grandparent.alike 3.5
      page.code 3.5
       page.links 0.350309
        page.li 78.5
         named.forum 0
          page.article 4.5
           0.0286
           -0.0380
          -0.0563
         page.article 11.5
          kin.blocks 73.5
           -0.0726
           -0.0201
          -0.0028
        page.dates 18.5
         -0.0186
         0.0500
       0.0232
      in300.place 0.679057
       -0.0058
       0.0493
 kin.blocks 59.5
  0.0558
  grandparent.blocks 161.5
   -0.0418
   0.0405

within.heading 0
 page.isArticle 0
  page.article 4.5
   group.first 0.214885
    group.first 0.0838279
     in1000.up 4.5
      0.0339
      -0.0030
     named.date 0
      -0.0279
      0.0288
    named.forum 0
     heading.reviews 0
      within.dialog 0
       parent.proseShare 0.0436887
        near.date 0
         0.0210
         -0.0095
        page.h2 9.5
         0.0174
         -0.0205
       -0.0338
      -0.0330
     box.place 0.700512
      -0.0454
      0.0147
   names.grandparent 2.5
    page.article 10.5
     -0.0654
     in300.place 0.558691
      kin.sentences 0.170543
       -0.0348
       0.0282
      0.0275
    group.first 0.330453
     0.0328
     named.tags 0
      page.article 72.5
       -0.0398
       0.0291
      0.0267
  parent.proseShare 0.0916326
   group.first 0.214885
    -0.0077
    -0.0503
   0.0159
 0.0166

wordsBefore 0.422968
 words 30.5
  in1000.place 0.0594608
   names.mostFor 16.5
    -0.0196
    item.rowProse 0.211039
     0.0481
     -0.0161
   in100.proseShare 0.0652755
    in1000.share 0.28439
     -0.0300
     0.0328
    -0.0020
  around40.words 22.448
   0.0428
   -0.0068
 in300.proseShare 0.416279
  named.tags 0
   kin.perBlock 2.1356
    0.0109
    -0.0294
   in1000.place 0.314975
    0.0455
    -0.0156
  page.section 2.5
   outer.rowLinks 0.108924
    group.blocks 2.5
     in1000.perBlock 4.42655
      0.0239
      -0.0558
     in1000.place 0.263053
      0.0017
      0.0397
    in1000.perBlock 3.84365
     proseBefore 11.5
      -0.0270
      0.0534
     index 207.5
      -0.0169
      -0.0781
   around40.words 6.03739
    -0.0133
    heading.level 3.5
     in1000.perBlock 22.7071
      0.0387
      -0.0061
     -0.0148

tag 19.5
 group.blocks 10.5
  page.dates 7.5
   -0.0008
   page.links 0.0852897
    0.0234
    in1000.prose 0.59322
     -0.0097
     -0.0520
  in30.words 510.5
   page.prose 0.568685
    in1000.prose 0.59322
     page.table 1.5
      in30.words 54.5
       page.dates 0
        -0.0410
        0.0097
       in100.alike 1.5
        page.section 12.5
         page.dates 11.5
          0.0515
          0.0078
         -0.0128
        -0.0273
      in300.share 0.51893
       -0.0517
       0.0189
     group.parents 38.5
      0.0642
      -0.0019
    page.isProduct 0
     page.table 0
      index 269.5
       group.parents 12.5
        0.0248
        group.parents 25.5
         -0.0309
         0.0300
       -0.0382
      0.0303
     -0.0626
   kin.last 0.892249
    page.table 2.5
     -0.0421
     0.0367
    0.0057
 -0.0293

in30.alike 25.5
 named.related 0
  wordsAfterH1 4314.5
   depth 6.5
    -0.0240
    repeat 0
     in100.words 170.5
      page.links 0.374225
       group.sentences 0.00439091
        -0.0142
        0.0145
       kin.blocks 82.5
        0.0520
        -0.0185
      page.h3 36.5
       outer.links 0.0201182
        page.blocks 446
         0.0005
         -0.0402
        outer.links 0.30428
         0.0173
         page.links 0.673929
          parent.links 0.998344
           -0.0374
           0.0018
          0.0195
       item.rowShare 0.410099
        0.0455
        page.blocks 482.5
         -0.0512
         0.0122
     around40.sentences 0.0553862
      -0.0271
      in30.words 54.5
       -0.0250
       kin.share 0.0954897
        0.0392
        -0.0084
   grandparent.alike 1.5
    -0.0441
    0.0150
  parent.place 0.569744
   -0.0008
   -0.0583
 in30.words 50.5
  0.0068
  0.0567

outer.alike 5.5
 page.prose 0.788016
  grandparent.blocks 289.5
   words1 3.5
    grandparent.blocks 3.5
     page.h3 58.5
      -0.0048
      0.0516
     outer.links 0
      in100.blocks 47.5
       grandparent.blocks 11.5
        -0.0108
        0.0440
       -0.0218
      -0.0349
    grandparent.blocks 14.5
     -0.0020
     0.0238
   0.0452
  page.h3 1.5
   0.0133
   -0.0432
 group.last 0.958369
  in30.blocks 142.5
   item.rowAverage 8.76389
    names.parent -4.5
     -0.0218
     0.0283
    box.place 0.367517
     capitals 0.167544
      0.0422
      -0.0005
     box.place 0.733387
      outer.alike 34.5
       named.field 0
        -0.0219
        0.0307
       0.0314
      names.parent 16.5
       0.0157
       -0.0390
   names.grandparent 0
    -0.0541
    -0.0075
  in300.words 687.5
   -0.0039
   0.0460

within.table 0
 level 1.5
  within.item 0
   capitals 0.231327
    toEnd 272.5
     heading.distance 25.5
      in100.words 413.5
       0.0173
       grandparent.links 0.100059
        in300.words 687.5
         -0.0183
         0.0186
        -0.0358
      page.prose 0.643645
       -0.0009
       page.links 0.0400237
        0.0178
        -0.0599
     names.mostFor 13.5
      in100.proseShare 0.124611
       -0.0101
       -0.0743
      0.0138
    kin.perBlock 24.1337
     page.prices 69.5
      -0.0176
      0.0308
     -0.0573
   in100.proseShare 0.124611
    names.mostFor 15.5
     named.detail 0
      names.grandparent 8.5
       -0.0340
       0.0352
      0.0102
     0.0274
    words 24.5
     0.0310
     -0.0104
  words 2.5
   0.0427
   level 2.5
    0.0251
    names.mostAgainst -8.5
     0.0065
     -0.0362
 0.0244

within.footer 0
 within.hidden 0
  names.for 3.5
   group.share 0.0469906
    -0.0126
    group.first 0.101672
     0.0288
     wordsBefore 0.422968
      tag 18.5
       0.0284
       -0.0204
      group.first 0.237553
       -0.0357
       group.blocks 30.5
        group.first 0.408077
         -0.0379
         names.mostAgainst -8.5
          -0.0151
          0.0274
        0.0302
   within.heading 0
    outer.links 0.972475
     group.blocks 30.5
      outer.alike 22.5
       in100.blocks 116.5
        0.0049
        0.0347
       -0.0257
      names.mostAgainst -8.5
       -0.0451
       0.0229
     0.0347
    names.mostAgainst -8.5
     0.0443
     -0.0004
  before8.links 0.320112
   outer.links 0.00808084
    -0.0344
    tag 4.5
     -0.0178
     kin.share 0.0223307
      -0.0165
      0.0623
   -0.0480
 page.prices 26.5
  -0.0694
  0.0137

in300.links 0
 -0.0227
 page.pre 3.5
  heading.comments 0
   page.pre 0
    within.hidden 0
     in1000.proseShare 0.762006
      page.words 1581.5
       page.words 1249
        kin.sentences 0.00434791
         -0.0364
         0.0393
        0.0841
       page.form 4.5
        0.0133
        depth 13.5
         0.0176
         -0.0541
      in30.links 0
       in300.links 0.162972
        in1000.proseShare 0.959172
         -0.0002
         0.0379
        -0.0187
       in300.links 0.162972
        -0.0190
        0.0036
     in30.links 0.150305
      page.named.item 0
       in30.blocks 12.5
        -0.0117
        in300.up 7.5
         -0.0073
         0.0687
       -0.0384
      -0.0415
    -0.0405
   -0.0547
  page.proseWords 3318
   in300.links 0.162972
    0.0479
    -0.0257
   in1000.proseShare 0.988942
    kin.links 0.042486
     0.0061
     -0.0753
    0.0311

repeat 0
 within.aside 0
  page.h2 14.5
   page.h2 6.5
    in1000.place 0.29074
     in1000.links 0.0400855
      in1000.place 0.109332
       0.0285
       group.last 0.463467
        0.0090
        -0.0790
      parent.words 48.5
       -0.0052
       0.0265
     0.0284
    page.noscript 0
     in1000.links 0.201181
      around12.words 26.3642
       0.0034
       -0.0371
      -0.0379
     in1000.links 0.243077
      grandparent.prose 0.880136
       -0.0242
       0.0211
      group.last 0.850275
       0.0445
       -0.0133
   item.rowShare 0.198905
    around12.words 12.245
     grandparent.prose 0.575887
      0.0234
      -0.0167
     0.0526
    parent.links 0.0457792
     outer.alike 15.5
      -0.0547
      0.0098
     0.0145
  -0.0434
 digits 0.430053
  kin.perBlock 1.96922
   0.0089
   in1000.links 0.0621959
    -0.0047
    -0.0391
  0.0272

within.aside 0
 kin.first 0.177075
  level 0
   group.links 0
    -0.0247
    box.links 0
     kin.share 0.538954
      0.0448
      in1000.blocks 273.5
       0.0194
       -0.0288
     group.links 0.753081
      -0.0374
      -0.0018
   0.0268
  page.form 0
   0.0196
   box.proseShare 0.047825
    kin.share 0.00372141
     parent.links 0.100228
      0.0032
      -0.0459
     in100.place 0.670456
      wordsBefore 0.422968
       index 334.5
        0.0176
        -0.0261
       page.proseBlocks 4.5
        0.0175
        -0.0135
      group.sentences 0.05773
       group.sentences 0.0385544
        wordsBefore 0.76312
         item.rowAverage 41.3167
          0.0561
          -0.0046
         -0.0120
        0.0665
       kin.share 0.0768652
        0.0184
        -0.0299
    wordsBefore 0.569349
     page.form 1.5
      -0.0305
      0.0259
     -0.0431
 -0.0416

names.grandparent -20.5
 -0.0396
 page.section 35
  page.section 15.5
   in1000.links 0.263045
    page.li 106.5
     page.section 4.5
      kin.sentences 0.063855
       box.perBlock 29.1
        -0.0072
        0.0274
       box.perBlock 10.0455
        0.0055
        page.li 57.5
         -0.0623
         0.0006
      in1000.perBlock 5.10231
       -0.0148
       0.0314
     kin.sentences 0.0528672
      in30.place 0.664249
       kin.sentences 0.0302489
        -0.0196
        -0.0597
       -0.0036
      page.section 10.5
       heading.distance 33.5
        0.0225
        names.grandparent 5.5
         -0.0324
         0.0314
       -0.0364
    0.0064
   page.section 18.5
    0.0621
    toEnd 272.5
     outer.alike 5.5
      -0.0122
      0.0408
     -0.0417
  in300.share 0.58389
   -0.0524
   in1000.links 0.29351
    0.0415
    parent.place 0.138194
     0.0230
     -0.0582

near.join 0
 named.overlay 0
  names.parent 9.5
   page.prices 26.5
    in100.links 0.0167053
     0.0149
     page.named.article 0
      grandparent.perBlock 3.00336
       item.rowAverage 6.89444
        outer.rowShare 0.765371
         -0.0414
         0.0116
        0.0101
       page.prices 3.5
        box.blocks 1.5
         0.0216
         -0.0172
        -0.0137
      in300.words 507.5
       0.0343
       names.grandparent 8.5
        -0.0448
        0.0008
    item.rowAverage 4.025
     0.0474
     in100.links 0.14607
      names.mostAgainst -13.5
       -0.0446
       0.0136
      grandparent.links 0.693441
       in300.blocks 390.5
        0.0584
        -0.0080
       -0.0057
   parent.blocks 8.5
    item.rowAverage 112.658
     outer.rowShare 0.406998
      -0.0023
      -0.0497
     0.0109
    0.0183
  index 82.5
   0.0219
   in300.words 1995
    -0.0548
    0.0121
 -0.0273

page.form 4.5
 outer.alike 10.5
  wordLength 5.33534
   in1000.proseShare 0.430059
    page.h2 4.5
     -0.0250
     page.section 32.5
      0.0390
      -0.0190
    -0.0086
   page.nav 2.5
    0.0005
    in1000.links 0.755484
     in300.perBlock 12.5095
      0.0461
      0.0029
     -0.0262
  outer.alike 15.5
   page.form 3.5
    0.0381
    -0.0239
   page.noscript 0
    in30.blocks 5.5
     0.0205
     in1000.perBlock 4.14185
      in300.perBlock 3.93956
       -0.0259
       0.0474
      -0.0324
    page.li 11.5
     -0.0307
     0.0319
 in1000.perBlock 3.29681
  -0.0553
  in300.perBlock 2.86758
   0.0378
   in300.perBlock 8.98849
    in300.share 0.51893
     -0.0426
     in1000.perBlock 6.37647
      group.first 0.330453
       0.0432
       -0.0219
      -0.0338
    page.form 8.5
     -0.0092
     0.0390

within.footer 0
 heading.level 3.5
  within.heading 0
   names.mostFor 13.5
    kin.share 0.275583
     in1000.links 0.144637
      -0.0210
      group.links 0.00617926
       in300.words 469.5
        place 0.600119
         0.0133
         -0.0365
        box.share 0.000731395
         -0.0206
         0.0287
       -0.0141
     page.dates 2.5
      around4.sentences 0.0756864
       0.0080
       -0.0356
      index 100.5
       -0.0083
       0.0510
    page.blocks 271.5
     -0.0141
     page.dates 9.5
      in300.words 4414
       heading.level 0
        -0.0240
        0.0601
       -0.0170
      kin.sentences 0.0528672
       -0.0245
       0.0229
   0.0148
  wordsAfterH1 809.5
   names.leaning 0
    -0.0431
    heading.related 0
     0.0261
     -0.0461
   depth 14.5
    page.blocks 446
     -0.0132
     -0.0754
    -0.0027
 -0.0551

page.main 0
 page.proseBlocks 98.5
  within.button 0
   within.aside 0
    page.article 40.5
     page.article 4.5
      page.dates 46.5
       page.named.article 0
        in30.perBlock 2.1991
         -0.0087
         0.0266
        group.blocks 6.5
         -0.0448
         0.0159
       -0.0236
      page.section 7.5
       0.0174
       -0.0353
     0.0505
    -0.0428
   -0.0297
  -0.0230
 page.dates 0
  0.0139
  page.article 0
   page.proseBlocks 16.5
    page.blocks 673.5
     -0.0184
     in1000.share 0.999878
      -0.0213
      0.0680
    in1000.prose 0.907386
     outer.rowAverage 300.75
      page.section 8.5
       0.0062
       in100.prose 0.134191
        -0.0134
        parent.proseShare 0.0916326
         0.0686
         -0.0126
      page.section 7.5
       0.0146
       -0.0404
     -0.0387
   outer.words 100.5
    -0.0331
    0.0048

in1000.up 21.5
 near.join 0
  page.p 0
   0.0339
   page.code 61
    repeat 0
     in1000.proseShare 0.88092
      in1000.proseShare 0.71125
       around4.links 0.317554
        page.p 44.5
         in300.share 0.417923
          -0.0555
          0.0019
         kin.first 0.697908
          0.0126
          -0.0364
        0.0278
       before8.words 22.1875
        named.action 0
         0.0485
         -0.0099
        -0.0140
      afterH1 45.5
       capitals 0.126813
        0.0279
        -0.0010
       page.links 0.126089
        in300.share 0.172267
         0.0487
         in1000.proseShare 0.952662
          -0.0490
          0.0075
        in100.share 0.358294
         in1000.proseShare 0.981471
          -0.0034
          -0.0413
         kin.first 0.0273428
          -0.0504
          0.0112
     in1000.up 10.5
      afterH1 36.5
       -0.0574
       -0.0080
      0.0162
    0.0456
  -0.0277
 -0.0384

within.figure 0
 within.dialog 0
  page.proseBlocks 18.5
   in30.words 41.5
    -0.0240
    in1000.blocks 582
     -0.0019
     0.0399
   around40.sentences 0.0364601
    page.form 3.5
     group.perBlock 17.709
      -0.0143
      -0.0684
     outer.rowShare 0.406998
      copies 1.5
       0.0642
       -0.0221
      -0.0261
    group.perBlock 3.00704
     0.0288
     page.named.article 0
      in1000.blocks 134.5
       around40.words 19.4572
        0.0369
        outer.rowShare 0.491689
         -0.0367
         0.0213
       page.form 0
        in100.proseShare 0.0296378
         -0.0205
         0.0470
        around12.links 0.135859
         group.perBlock 37.612
          page.noscript 0
           -0.0001
           in30.perBlock 4.25149
            0.0162
            -0.0618
          0.0181
         0.0156
      around12.links 0.0482707
       in1000.blocks 166.5
        -0.0110
        0.0366
       -0.0287
  -0.0422
 -0.0474

within.footer 0
 within.button 0
  within.figure 0
   names.against -10.5
    page.dates 15.5
     0.0307
     -0.0233
    page.proseBlocks 79.5
     in1000.prose 0.702375
      page.proseBlocks 18.5
       page.proseWords 425
        page.proseBlocks 6.5
         in300.share 0.471239
          within.item 0
           -0.0541
           0.0043
          in30.proseShare 0.102348
           0.0178
           in100.place 0.404148
            -0.0502
            0.0180
         around12.words 5.68091
          -0.0003
          0.0340
        -0.0248
       in1000.share 0.432045
        -0.0185
        page.h2 8.5
         0.0325
         item.rowProse 0.556489
          in1000.share 0.76206
           0.0384
           -0.0054
          -0.0134
      -0.0139
     page.proseBlocks 138.5
      page.h2 1.5
       -0.0382
       grandparent.share 0.00447846
        -0.0003
        0.0406
      in100.place 0.215929
       0.0271
       -0.0325
   -0.0409
  -0.0269
 -0.0466
`

/** The same, by what the first say of the blocks around. */
export const SECOND = `
chance.outer 0.645654
 fit.inBest 0
  chance.after 0.205623
   -0.2457
   -0.2140
  names.leaning 8.5
   copies 1.5
    in300.links 0.146113
     in1000.share 0.924357
      outer.rowAverage 313.583
       -0.2371
       -0.1765
      chance-2 0.302534
       -0.1935
       -0.1366
     in1000.share 0.548771
      -0.2008
      -0.1556
    chance.wanted 533.277
     -0.1977
     -0.2444
   chance.page 0.343845
    chance.wanted 1347.24
     links 0.0254787
      copies 1.5
       -0.1314
       -0.1813
      -0.1993
     -0.2339
    copies 1.5
     in300.links 0.885114
      kin.first 0.353163
       -0.1073
       names.leaning 38.5
        chance-2 0.302534
         -0.1717
         -0.1262
        -0.1980
      -0.1848
     outer.rowAverage 1968.83
      -0.1940
      -0.1230
 copies 1.5
  -0.0932
  chance.outer 0.820125
   -0.1824
   -0.1378

chance.groupBlocks 0.57789
 chance.groupBlocks 0.301053
  chance.most 0.502347
   chance.in30 0.170912
    -0.0404
    0.0187
   chance.groupBlocks 0.183885
    -0.0770
    -0.0472
  chance.in30 0.569504
   in300.share 0.498437
    chance.wanted 2530.81
     chance.wanted 410.135
      fit.in1000 0.371984
       0.0054
       -0.0322
      in300.share 0.149368
       -0.0211
       -0.0644
     0.0097
    in300.perBlock 3.37218
     0.0476
     words-1 3.5
      fit.in1000 0.689617
       chance.wanted 587.879
        -0.0168
        -0.0565
       0.0062
      fit.in1000 0.540473
       0.0340
       -0.0057
   chance.groupBlocks 0.397302
    -0.0061
    0.0306
 chance.groupBlocks 0.695849
  chance.in30 0.569504
   -0.0121
   in300.perBlock 22.8559
    0.0583
    fit.best 0.783185
     -0.0343
     0.0454
  chance.most 0.748538
   -0.0465
   chance.in30 0.496907
    0.0202
    0.0820

chance.group 0.556384
 chance.box 0.222018
  in1000.perBlock 3.45538
   chance.heading 0.122348
    -0.0702
    in1000.perBlock 3.069
     -0.0302
     0.0102
   -0.0674
  chance.kin 0.348334
   kin.first 0.0939884
    0.0048
    chance.under 0.167896
     -0.0449
     -0.0029
   in1000.perBlock 3.069
    0.0335
    chance.grandparent 0.549166
     chance.kin 0.524931
      in1000.proseShare 0.972174
       chance.kin 0.383133
        0.0092
        -0.0255
       fit.page 0.639216
        0.0236
        -0.0092
      -0.0453
     chance.group 0.40461
      -0.0141
      0.0258
 chance.box 0.675776
  chance.in300 0.61855
   in1000.perBlock 3.85735
    0.0371
    in1000.proseShare 0.633369
     -0.0271
     in1000.perBlock 11.3529
      0.0261
      -0.0200
   chance.grandparent 0.46644
    -0.0061
    0.0433
  in1000.perBlock 2.57226
   -0.0178
   chance.box 0.812464
    0.0604
    0.0858

chance.box 0.552902
 chance.box 0.24648
  in300.perBlock 2.8589
   in1000.blocks 732
    -0.0101
    -0.0498
   in1000.blocks 732
    -0.0625
    -0.0105
  group.last 0.741336
   chance.box 0.471639
    -0.0388
    0.0000
   in300.perBlock 2.8589
    chance.box 0.33014
     -0.0019
     0.0651
    names.for 3.5
     chance.section 0.485832
      in1000.links 0.203258
       -0.0454
       chance.section 0.238667
        0.0258
        -0.0213
      in300.perBlock 7.61533
       -0.0316
       0.0168
     chance.kinBlocks 0.266914
      -0.0206
      0.0177
 chance.box 0.712388
  chance.section 0.520933
   in300.links 0.00914983
    -0.0353
    0.0097
   in300.links 0.885114
    in1000.perBlock 13.3321
     0.0498
     chance.before 0.600924
      -0.0166
      0.0268
    -0.0191
  in1000.perBlock 2.57226
   -0.0250
   chance.box 0.781485
    0.0518
    0.0793

chance 0.586617
 chance 0.240489
  chance.wanted 462.744
   in300.perBlock 2.36882
    0.0152
    -0.0500
   chance.group 0.187893
    -0.0746
    -0.0447
  in300.perBlock 2.8589
   chance 0.353917
    -0.0083
    0.0583
   chance 0.353917
    in300.links 0.398496
     -0.0390
     chance.wanted 373.868
      0.0193
      -0.0203
    chance.up4 0.534106
     in300.links 0.00914983
      -0.0493
      chance.wanted 533.277
       0.0040
       in300.links 0.58784
        chance.group 0.443274
         -0.0242
         0.0041
        -0.0428
     chance.group 0.515388
      -0.0071
      in300.perBlock 22.8559
       0.0307
       -0.0100
 chance.group 0.682108
  chance.in30 0.534873
   -0.0173
   in300.perBlock 29.0562
    chance.up4 0.534106
     0.0093
     0.0494
    -0.0144
  in300.perBlock 2.36882
   -0.0285
   chance.up4 0.605821
    0.0352
    0.0727

chance.parent 0.568807
 chance.parent 0.215893
  chance.most 0.692019
   in1000.blocks 517.5
    -0.0405
    0.0233
   -0.0660
  in1000.perBlock 2.57226
   kin.share 0.121589
    0.0039
    0.0618
   chance.most 0.613746
    in1000.perBlock 3.85735
     in300.share 0.541594
      -0.0395
      0.0164
     0.0285
    fit.in1000 0.775821
     chance.kinBlocks 0.326578
      -0.0424
      in1000.perBlock 8.66719
       chance.page 0.213394
        0.0190
        kin.share 0.27632
         -0.0328
         0.0178
       chance.page 0.343845
        -0.0574
        chance.most 0.879644
         0.0190
         -0.0261
     chance.most 0.951864
      0.0235
      -0.0160
 heading.distance 79.5
  kin.share 0.0421082
   chance.kinBlocks 0.356871
    -0.0267
    0.0359
   chance.parent 0.762516
    chance.kinBlocks 0.590407
     0.0231
     0.0516
    0.0726
  chance.most 0.918997
   -0.0354
   0.0295

chance.grandparent 0.588796
 chance.grandparent 0.249464
  kin.parents 74.5
   chance.wanted 462.744
    in100.perBlock 2.35966
     0.0033
     -0.0462
    -0.0611
   in1000.links 0.551683
    -0.0313
    0.0442
  in1000.perBlock 2.57226
   0.0425
   chance.wanted 410.135
    in100.perBlock 3.86986
     -0.0232
     fit.best 0.55534
      0.0344
      -0.0065
    fit.best 0.830874
     chance.wanted 2530.81
      in1000.links 0.0173145
       -0.0611
       group.sentences 0
        -0.0447
        in300.share 0.589395
         -0.0278
         0.0093
      in1000.links 0.0516448
       0.0398
       -0.0273
     in1000.links 0.0603482
      0.0307
      -0.0151
 group.sentences 0
  chance1 0.632416
   -0.0257
   0.0316
  group.sentences 0.200213
   chance.in30 0.73886
    in1000.links 0.0173145
     -0.0074
     0.0438
    0.0657
   in100.perBlock 6.42893
    -0.0414
    0.0097

chance.group 0.556384
 chance.group 0.187893
  chance.wanted 462.744
   in1000.blocks 517.5
    -0.0445
    0.0292
   -0.0663
  group.last 0.741336
   chance.group 0.336667
    -0.0462
    group.share 0.25069
     -0.0126
     -0.0530
   fit.gap 0
    copies 1.5
     in300.perBlock 3.37218
      0.0528
      tag 18.5
       in300.perBlock 33.2892
        0.0235
        -0.0211
       chance.wanted 462.744
        0.0201
        -0.0276
     group.last 0.97377
      -0.0261
      0.0165
    chance.wanted 410.135
     0.0042
     -0.0431
 chance.grandparent 0.588796
  chance.wanted 2530.81
   chance.wanted 1071.47
    in300.perBlock 5.30748
     -0.0178
     0.0315
    -0.0247
   0.0408
  names.for 7.5
   chance.grandparent 0.743841
    0.0395
    0.0654
   in1000.blocks 447.5
    in300.perBlock 22.8559
     0.0441
     -0.0040
    -0.0420

chance 0.586617
 chance 0.353917
  chance.group 0.187893
   in100.perBlock 2.35966
    chance.page 0.261351
     0.0113
     -0.0529
    -0.0583
   in300.links 0.398496
    in100.perBlock 2.72035
     -0.0024
     -0.0398
    in100.perBlock 3.31094
     chance.page 0.213394
      -0.0521
      0.0053
     in1000.perBlock 3.85735
      0.0477
      chance.page 0.213394
       0.0304
       -0.0373
  in100.perBlock 2.72035
   in1000.perBlock 3.85735
    0.0426
    -0.0072
   chance.in1000 0.645303
    in1000.proseShare 0.988558
     -0.0241
     0.0059
    0.0121
 chance 0.708968
  in1000.links 0.653748
   in300.links 0.00914983
    -0.0029
    0.0272
   -0.0204
  in1000.perBlock 3.069
   -0.0097
   in1000.links 0.0173145
    chance.in1000 0.709574
     -0.0327
     chance.page 0.881818
      0.0686
      0.0030
    names.for 5.5
     0.0672
     0.0377

chance.groupBlocks 0.658007
 chance.groupBlocks 0.360991
  fit.inBest 0
   -0.0568
   group.parents 28.5
    chance.in100 0.194381
     -0.0547
     fit.page 0.549694
      in1000.proseShare 0.913901
       0.0289
       chance.item 0.239906
        -0.0435
        0.0048
      fit.page 0.825455
       -0.0420
       -0.0105
    in1000.proseShare 0
     0.0428
     chance.in30 0.304131
      outer.rowAverage 184.056
       0.0136
       -0.0363
      -0.0369
  chance.up3 0.581176
   chance.wanted 788.68
    kin.share 0.520025
     chance.in30 0.273644
      -0.0340
      0.0030
     0.0535
    chance.wanted 2530.81
     chance.in300 0.65629
      kin.share 0.0351845
       -0.0044
       -0.0562
      0.0081
     0.0212
   chance.groupBlocks 0.466852
    -0.0017
    kin.share 0.727579
     group.parents 1.5
      0.0024
      0.0425
     -0.0122
 chance.section 0.733747
  0.0350
  0.0583

chance.grandparent 0.588796
 chance.kin 0.348334
  chance.kin 0.193122
   chance.wanted 462.744
    in1000.blocks 517.5
     -0.0403
     0.0166
    -0.0612
   in1000.blocks 732
    heading.level 1.5
     in1000.perBlock 6.39904
      -0.0226
      0.0174
     -0.0396
    0.0249
  in1000.perBlock 3.069
   in300.share 0.671589
    -0.0022
    0.0516
   names.for 8.5
    chance.in100 0.55522
     chance.wanted 533.277
      in1000.perBlock 4.83279
       -0.0217
       0.0267
      -0.0358
     chance.grandparent 0.386351
      -0.0260
      0.0177
    0.0254
 chance.kin 0.383133
  group.share 0.0405188
   -0.0251
   0.0229
  heading.distance 94.5
   chance.kin 0.778579
    in1000.perBlock 13.3321
     0.0413
     chance.in1000 0.709574
      in1000.perBlock 16.9488
       0.0142
       -0.0374
      0.0342
    0.0586
   chance.kin 0.778579
    0.0237
    -0.0353

chance 0.463729
 chance 0.240489
  fit.page 0.585816
   in1000.links 0.743256
    in1000.links 0.151615
     -0.0581
     group.last 0.889715
      group.last 0.623134
       -0.0155
       -0.0481
      in1000.blocks 307.5
       -0.0299
       0.0360
    0.0355
   -0.0530
  group.last 0.741336
   depth 13.5
    -0.0177
    -0.0418
   fit.page 0.639216
    in1000.links 0.203258
     -0.0203
     repeat 0
      0.0476
      -0.0214
    in1000.links 0.0516448
     0.0144
     -0.0318
 chance 0.708968
  chance.up4 0.534106
   fit.page 0.663058
    depth 14.5
     0.0252
     fit.page 0.549694
      -0.0286
      0.0079
    -0.0204
   0.0241
  depth 25.5
   in1000.links 0.0242628
    fit.page 0.838305
     -0.0165
     0.0572
    fit.page 0.585816
     0.0145
     0.0601
   -0.0435

chance.box 0.471639
 chance.box 0.181657
  chance.wanted 533.277
   group.parents 23.5
    -0.0425
    0.0094
   -0.0542
  group.parents 28.5
   chance.wanted 410.135
    group.parents 14.5
     fit.in1000 0.204351
      0.0155
      -0.0269
     0.0202
    chance.outer 0.339422
     -0.0421
     -0.0218
   depth 12.5
    copies 1.5
     0.0479
     -0.0100
    group.last 0.741336
     -0.0548
     in1000.share 0.954876
      0.0112
      -0.0284
 chance.box 0.712388
  group.last 0.97377
   chance.in1000 0.645303
    chance.wanted 1156.61
     chance.outer 0.573638
      in1000.share 0.601607
       -0.0234
       chance.outer 0.491515
        0.0207
        -0.0112
      0.0367
     group.parents 20.5
      -0.0150
      -0.0517
    0.0234
   0.0431
  depth 25.5
   chance.box 0.812464
    0.0311
    0.0561
   -0.0288

chance.groupBlocks 0.658007
 chance.groupBlocks 0.203388
  kin.parents 74.5
   fit.gap 0.0626761
    in1000.links 0.653748
     -0.0411
     in1000.prose 0.042143
      0.0233
      -0.0307
    -0.0619
   in1000.prose 0.207049
    0.0293
    -0.0340
  repeat 0
   fit.gap 0
    group.sentences 0.00664459
     in1000.links 0.743256
      0.0001
      -0.0451
     group.sentences 0.0676243
      chance.kin 0.348334
       in1000.links 0.0699663
        -0.0238
        0.0260
       0.0398
      in1000.prose 0.903953
       chance.kin 0.348334
        -0.0167
        0.0192
       -0.0442
    in1000.links 0.203258
     -0.0434
     fit.gap 0.0551783
      0.0111
      -0.0323
   chance.page 0.410676
    -0.0502
    in1000.links 0.0516448
     0.0244
     -0.0195
 group.sentences 0.0770372
  repeat 0
   0.0513
   -0.0008
  in1000.prose 0.042143
   -0.0454
   0.0257

chance.box 0.471639
 chance.group 0.187893
  in300.perBlock 2.8589
   chance.page 0.261351
    0.0101
    -0.0483
   -0.0465
  chance.in100 0.194381
   kin.first 0.128254
    0.0089
    -0.0453
   fit.page 0.585816
    outer.rowAverage 184.056
     outer.rowAverage 6.75658
      -0.0255
      0.0261
     -0.0271
    in100.perBlock 2.72035
     0.0105
     in300.perBlock 7.08514
      -0.0403
      -0.0156
 chance.group 0.682108
  in300.perBlock 2.8589
   0.0523
   outer.rowAverage 13.6182
    0.0189
    chance.outer 0.681773
     in1000.share 0.99982
      outer.rowAverage 405.05
       outer.rowAverage 184.056
        -0.0151
        -0.0593
       in1000.share 0.645637
        0.0346
        -0.0176
      0.0195
     0.0192
  fit.page 0.739767
   in1000.share 0.673639
    -0.0204
    chance.page 0.477846
     0.0439
     -0.0044
   in300.perBlock 2.36882
    -0.0315
    0.0485

chance.parent 0.568807
 chance.kinBlocks 0.266914
  chance.most 0.502347
   in1000.links 0.551683
    in100.perBlock 3.86986
     -0.0448
     0.0013
    0.0317
   chance.kinBlocks 0.181829
    in100.perBlock 1.83537
     0.0030
     -0.0524
    in1000.links 0.888869
     -0.0262
     0.0280
  repeat 0
   group.last 0.741336
    names.for 5.5
     -0.0234
     0.0051
    chance.most 0.891861
     in1000.links 0.0242628
      -0.0131
      0.0464
     in1000.links 0.0516448
      0.0146
      -0.0266
   -0.0382
 names.for 7.5
  chance.parent 0.762516
   group.last 0.955671
    fit.page 0.796382
     outer.rowAverage 184.056
      in1000.links 0.653748
       0.0225
       -0.0257
      chance.most 0.918997
       -0.0431
       0.0270
     0.0277
    0.0534
   chance.most 0.973098
    0.0524
    outer.rowAverage 1968.83
     0.0311
     -0.0257
  0.0022

chance.kin 0.348334
 chance.heading 0.0943841
  chance.under 0.204621
   -0.0494
   -0.0029
  kin.first 0.0939884
   chance.wanted 1347.24
    in1000.proseShare 0.92266
     0.0612
     -0.0077
    -0.0248
   repeat 0
    fit.inBest 0
     -0.0354
     chance.heading 0.386546
      in300.links 0.736497
       -0.0068
       0.0380
      -0.0302
    -0.0418
 chance.in1000 0.645303
  repeat 0
   chance.wanted 883.297
    in300.links 0.00914983
     -0.0197
     group.sentences 0.00664459
      0.0053
      0.0375
    chance.wanted 2530.81
     in1000.proseShare 0.940262
      chance.in1000 0.621526
       -0.0158
       -0.0649
      in300.links 0.169746
       0.0248
       -0.0215
     chance.heading 0.16387
      -0.0187
      chance.kin 0.55905
       -0.0074
       0.0432
   -0.0472
  fit.inBest 0
   -0.0330
   chance.kin 0.675698
    0.0184
    0.0457

chance.up3 0.581176
 names.leaning 4.5
  chance.most 0.613746
   tag 4.5
    -0.0432
    0.0129
   tag 3.5
    -0.0147
    -0.0463
  in1000.blocks 404.5
   chance.up3 0.346344
    in1000.share 0.548771
     -0.0447
     -0.0198
    in1000.blocks 226.5
     in1000.prose 0
      -0.0320
      names.leaning 38.5
       0.0198
       -0.0326
     in1000.prose 0.472813
      -0.0362
      0.0035
   kin.share 0.190423
    0.0073
    depth 13.5
     0.0679
     0.0063
 words 9.5
  tag 13.5
   depth 25.5
    chance.wantedBefore 0.0268569
     -0.0197
     0.0252
    -0.0423
   kin.share 0.121589
    -0.0332
    0.0217
  chance.in30 0.820053
   chance.most 0.960187
    group.sentences 0.0676243
     0.0454
     in1000.prose 0.697775
      0.0282
      -0.0163
    -0.0030
   0.0489

chance.around4 0.547311
 fit.gap 0.0626761
  group.last 0.741336
   chance.kinBlocks 0.386366
    -0.0332
    -0.0078
   in1000.perBlock 13.3321
    depth 25.5
     outer.rowAverage 1968.83
      outer.rowAverage 184.056
       chance.in300 0.2815
        chance.in100 0.194381
         0.0012
         0.0532
        depth 12.5
         0.0179
         -0.0155
       group.last 0.818259
        0.0208
        -0.0302
      0.0579
     -0.0470
    -0.0366
  -0.0535
 chance.section 0.763371
  chance.kinBlocks 0.386366
   tag 15.5
    0.0039
    -0.0382
   in1000.perBlock 23.3814
    depth 25.5
     chance.in300 0.587161
      chance.kinBlocks 0.590407
       -0.0163
       0.0236
      0.0301
     -0.0328
    outer.rowAverage 274.631
     -0.0364
     0.0243
  tag 10.5
   outer.rowAverage 1968.83
    0.0445
    -0.0168
   chance.kinBlocks 0.511816
    -0.0226
    0.0290

chance.grandparent 0.549166
 chance.grandparent 0.191319
  fit.page 0.680861
   in1000.links 0.151615
    -0.0450
    names.leaning 2.5
     -0.0315
     0.0043
   -0.0515
  fit.best 0.666818
   names.leaning 19.5
    group.share 0.137201
     names.for 0
      chance.doubt 0.735455
       names.leaning 0
        -0.0495
        -0.0123
       0.0175
      chance.doubt 0.662512
       in1000.links 0.0603482
        0.0264
        -0.0164
       0.0427
     chance.up4 0.385478
      chance.doubt 0.540736
       -0.0315
       0.0208
      0.0391
    words1 7.5
     0.0418
     -0.0090
   chance.up4 0.534106
    -0.0315
    -0.0048
 group.share 0.0405188
  0.0039
  heading.distance 79.5
   chance.up4 0.763463
    in1000.links 0.0173145
     chance.doubt 0.309701
      0.0186
      -0.0311
     0.0276
    0.0446
   names.leaning 15.5
    0.0167
    -0.0323

chance.kin 0.348334
 group.parents 28.5
  chance.in100 0.194381
   -0.0438
   fit.page 0.417854
    0.0138
    -0.0266
  chance.most 0.502347
   0.0256
   chance.kin 0.193122
    chance.wanted 373.868
     0.0108
     -0.0523
    chance.most 0.748538
     -0.0254
     fit.page 0.585816
      0.0481
      -0.0060
 chance.up3 0.581176
  chance.most 0.951864
   chance.most 0.932493
    chance.wanted 1071.47
     in1000.share 0.548771
      -0.0252
      level 2.5
       0.0204
       -0.0159
     chance.wanted 2530.81
      -0.0285
      0.0204
    in1000.links 0.132877
     0.0528
     -0.0112
   -0.0247
  chance.most 0.692019
   -0.0170
   chance.kin 0.778579
    in1000.links 0.0173145
     fit.page 0.838305
      -0.0349
      0.0388
     chance.doubt 0.161502
      0.0030
      0.0312
    chance.most 0.973098
     0.0491
     0.0188

chance.in30 0.569504
 group.last 0.741336
  in300.share 0.839693
   chance.wanted 410.135
    in1000.prose 0.207049
     -0.0297
     fit.page 0.502525
      0.0295
      -0.0190
    group.last 0.566049
     in1000.prose 0.472813
      -0.0404
      -0.0064
     -0.0513
   -0.0042
  chance.up3 0.184865
   chance.wanted 462.744
    -0.0037
    -0.0415
   in1000.prose 0.207049
    0.0205
    in300.share 0.116473
     0.0294
     in300.share 0.541594
      -0.0270
      in300.share 0.769414
       0.0340
       -0.0134
 words 9.5
  tag 13.5
   chance-2 0.236547
    -0.0162
    heading.distance 49.5
     0.0233
     in300.share 0.541594
      -0.0328
      0.0175
   -0.0211
  chance.around12 0.767487
   heading.distance 1.5
    0.0366
    chance.wanted 1540.54
     0.0229
     chance.wanted 2944.49
      -0.0245
      0.0269
   0.0430

chance.box 0.675776
 chance.box 0.300693
  chance.most 0.613746
   names.leaning 2.5
    -0.0200
    chance.most 0.502347
     0.0425
     -0.0053
   in1000.proseShare 0.497483
    -0.0468
    group.blocks 176.5
     chance.under 0.100404
      -0.0295
      0.0000
     0.0207
  in1000.perBlock 2.57226
   0.0337
   chance.under 0.413076
    names.leaning 19.5
     fit.in1000 0.800251
      names.leaning -10.5
       0.0266
       in1000.proseShare 0.983578
        -0.0274
        group.blocks 20.5
         chance.box 0.512177
          -0.0250
          0.0060
         0.0221
      0.0176
     chance.outer 0.520177
      group.blocks 3.5
       -0.0074
       kin.first 0.551295
        0.0457
        -0.0038
      -0.0155
    0.0203
 chance.most 0.748538
  -0.0275
  names.leaning 38.5
   chance.box 0.781485
    0.0183
    0.0405
   kin.first 0.212732
    0.0266
    -0.0326

chance.parent 0.611156
 fit.inBest 0
  in1000.links 0.179416
   -0.0532
   chance.in30 0.339665
    in1000.links 0.228392
     -0.0056
     -0.0355
    0.0047
  group.last 0.741336
   chance.in30 0.569504
    in1000.links 0.012383
     -0.0504
     chance.parent 0.36711
      -0.0245
      in1000.links 0.653748
       0.0052
       -0.0366
    chance.parent 0.40712
     -0.0133
     0.0181
   in1000.links 0.012383
    chance.in300 0.2815
     -0.0562
     chance.kinBlocks 0.386366
      -0.0116
      0.0338
    chance.in300 0.2815
     in1000.links 0.743256
      0.0137
      0.0491
     group.last 0.97377
      chance.kinBlocks 0.266914
       -0.0198
       0.0013
      0.0304
 tag 6.5
  chance.in300 0.65629
   words1 29.5
    0.0193
    -0.0266
   0.0384
  chance.kin 0.598174
   tag 15.5
    0.0117
    -0.0292
   0.0214

chance.in30 0.639909
 chance.in30 0.170912
  in300.links 0.146113
   -0.0481
   in300.links 0.291398
    in1000.share 0.645637
     0.0409
     -0.0134
    chance.page 0.174415
     in1000.share 0.601607
      -0.0444
      group.blocks 31.5
       -0.0220
       0.0452
     -0.0482
  group.blocks 364
   chance.page 0.131509
    0.0208
    chance.under 0.35654
     in1000.share 0.645637
      outer.rowAverage 734.3
       chance.in1000 0.259493
        0.0050
        in100.perBlock 9.02212
         chance.in1000 0.5632
          -0.0532
          -0.0019
         -0.0129
       0.0145
      in1000.share 0.750234
       outer.rowAverage 584.5
        0.0327
        -0.0174
       chance.around40 0.2091
        -0.0355
        group.blocks 16.5
         -0.0148
         0.0006
     0.0160
   0.0426
 chance.section 0.763371
  0.0097
  outer.rowAverage 1968.83
   links 0.124228
    0.0372
    0.0051
   -0.0226

chance.up4 0.5679
 chance.in100 0.194381
  kin.parents 74.5
   -0.0397
   0.0285
  group.last 0.741336
   in300.share 0.839693
    group.last 0.598538
     in300.share 0.291701
      0.0077
      -0.0237
     names.leaning 22.5
      chance.section 0.203786
       0.0055
       -0.0474
      0.0006
    0.0049
   chance.doubt 0.381863
    in1000.perBlock 6.93284
     -0.0297
     in1000.perBlock 13.3321
      0.0176
      -0.0202
    in300.share 0.958249
     chance.in100 0.520842
      in1000.perBlock 13.3321
       names.leaning 8.5
        chance.doubt 0.540736
         -0.0095
         0.0299
        0.0463
       -0.0115
      -0.0120
     -0.0107
 words 9.5
  names.for 7.5
   0.0104
   -0.0253
  names.leaning 30.5
   names.leaning 2.5
    in300.share 0.291701
     -0.0270
     0.0225
    0.0375
   chance.doubt 0.248029
    0.0184
    -0.0306

chance.group 0.596986
 fit.gap 0.0626761
  in100.perBlock 2.72035
   group.share 0.112486
    0.0010
    0.0385
   in100.perBlock 3.31094
    -0.0447
    chance.group 0.187893
     kin.first 0.648697
      -0.0326
      -0.0030
     in1000.links 0.012383
      chance.outer 0.573638
       in100.perBlock 12.5023
        -0.0523
        -0.0057
       0.0152
      chance.around40 0.293135
       in1000.links 0.203258
        -0.0092
        group.share 0.0916498
         0.0081
         0.0531
       in1000.links 0.0603482
        0.0091
        kin.first 0.383129
         group.share 0.137201
          -0.0290
          kin.first 0.114083
           chance.group 0.515388
            0.0509
            -0.0128
           -0.0233
         0.0018
  -0.0457
 heading.distance 79.5
  in1000.links 0.0453454
   chance.around40 0.695794
    in100.perBlock 21.6689
     0.0176
     -0.0309
    0.0259
   links 0.202041
    0.0330
    0.0104
  -0.0149

chance.group 0.682108
 chance.group 0.187893
  chance.most 0.692019
   tag 6.5
    -0.0287
    0.0107
   -0.0385
  fit.best 0.666818
   copies 2.5
    names.for 2.5
     fit.best 0.611931
      fit.page 0.585816
       kin.parents 18.5
        chance.in30 0.339665
         -0.0353
         0.0066
        chance.kin 0.290745
         0.0313
         -0.0082
       -0.0381
      chance.group 0.475282
       -0.0083
       0.0454
     chance.kin 0.316357
      0.0025
      0.0343
    chance.most 0.891861
     -0.0350
     0.0139
   fit.page 0.722192
    -0.0311
    chance.group 0.336667
     -0.0215
     0.0012
 group.sentences 0.200213
  fit.best 0.592078
   -0.0237
   chance.most 0.969922
    fit.page 0.796382
     group.sentences 0.0714977
      0.0293
      -0.0022
     0.0456
    chance.up3 0.757423
     -0.0215
     0.0204
  -0.0306

chance.box 0.63587
 chance.box 0.200651
  names.leaning 4.5
   -0.0357
   group.blocks 176.5
    -0.0203
    0.0268
  repeat 0
   chance.most 0.955474
    in1000.share 0.548771
     in1000.proseShare 0.497483
      kin.share 0.27632
       -0.0347
       0.0081
      in1000.proseShare 0.733038
       0.0369
       -0.0230
     fit.page 0.680861
      group.parents 5.5
       0.0003
       names.leaning 22.5
        0.0146
        0.0480
      fit.in1000 0.800251
       chance.most 0.853034
        0.0225
        -0.0169
       0.0218
    -0.0206
   fit.page 0.722192
    group.blocks 176.5
     -0.0471
     0.0055
    -0.0001
 chance.most 0.692019
  -0.0272
  fit.page 0.796382
   chance.most 0.853034
    0.0324
    chance.box 0.868585
     fit.page 0.663058
      0.0193
      -0.0126
     0.0285
   chance.most 0.969922
    0.0396
    0.0162

chance.grandparent 0.549166
 fit.gap 0.0626761
  in300.links 0.00914983
   fit.best 0.722439
    -0.0432
    0.0212
   fit.best 0.666818
    group.sentences 0
     names.for 8.5
      depth 7.5
       0.0210
       -0.0173
      0.0270
     depth 21.5
      in1000.prose 0.78655
       in300.share 0.941071
        group.sentences 0.0910275
         0.0369
         0.0067
        -0.0077
       -0.0187
      -0.0150
    in1000.prose 0.472813
     -0.0277
     chance.grandparent 0.249464
      -0.0240
      0.0029
  chance.wantedBefore 0.266726
   -0.0140
   -0.0529
 depth 25.5
  group.sentences 0
   chance1 0.532755
    -0.0209
    0.0105
   group.sentences 0.0676243
    chance.wantedBefore 0.962414
     0.0318
     -0.0113
    in1000.prose 0.600066
     0.0254
     fit.best 0.830874
      in300.links 0.0788367
       -0.0531
       -0.0027
      0.0188
  -0.0397

chance.groupBlocks 0.466852
 group.parents 28.5
  chance.kin 0.348334
   -0.0217
   in1000.share 0.507303
    -0.0259
    chance.kin 0.55905
     0.0065
     -0.0241
  chance.wantedBefore 0.625328
   chance.page 0.367192
    chance.page 0.261351
     in1000.perBlock 3.069
      -0.0215
      0.0403
     -0.0374
    heading.level 2.5
     0.0517
     0.0033
   in1000.share 0.967573
    -0.0224
    0.0135
 repeat 0
  chance.wantedBefore 0.625328
   group.parents 14.5
    0.0287
    fit.page 0.825455
     fit.page 0.680861
      0.0254
      in1000.perBlock 15.4041
       in1000.perBlock 7.89501
        -0.0310
        0.0180
       -0.0518
     0.0310
   fit.page 0.796382
    in1000.perBlock 12.4977
     0.0102
     -0.0467
    in1000.perBlock 36.9853
     chance1 0.392862
      -0.0033
      0.0262
     -0.0204
  fit.page 0.838305
   -0.0327
   0.0122

chance.box 0.675776
 chance.box 0.200651
  words 31.5
   words 9.5
    -0.0252
    group.last 0.818259
     -0.0240
     0.0251
   -0.0497
  group.last 0.97377
   copies 1.5
    in1000.share 0.451749
     -0.0243
     group.last 0.741336
      in1000.links 0.743256
       heading.distance 57.5
        0.0010
        -0.0281
       -0.0362
      heading.distance 42.5
       in1000.share 0.601607
        0.0352
        in1000.share 0.673639
         -0.0298
         chance2 0.269189
          -0.0111
          kin.parents 6.5
           0.0374
           0.0017
       in1000.perBlock 12.4977
        0.0427
        -0.0070
    -0.0191
   kin.parents 50.5
    -0.0054
    0.0546
 heading.distance 113.5
  chance.box 0.868585
   group.last 0.716456
    in1000.links 0.0453454
     -0.0194
     kin.parents 33.5
      0.0256
      -0.0208
    0.0273
   0.0381
  -0.0245

chance.group 0.556384
 fit.gap 0.0551783
  group.blocks 176.5
   chance.wanted 462.744
    fit.page 0.680861
     in1000.perBlock 3.069
      in1000.perBlock 2.57226
       0.0172
       -0.0260
      names.leaning -2.5
       fit.page 0.332428
        -0.0292
        0.0131
       chance.after 0.38525
        0.0292
        -0.0079
     -0.0168
    chance.group 0.443274
     -0.0229
     kin.parents 16.5
      -0.0104
      0.0212
   chance.group 0.336667
    0.0640
    -0.0033
  -0.0379
 depth 25.5
  fit.page 0.739767
   fit.in1000 0.662814
    fit.in1000 0.591896
     chance.wanted 410.135
      0.0264
      -0.0082
     0.0455
    in1000.perBlock 12.4977
     -0.0001
     -0.0484
   in1000.perBlock 23.3814
    chance.after 0.346544
     0.0004
     0.0318
    fit.page 0.796382
     -0.0409
     fit.page 0.944922
      0.0269
      -0.0104
  -0.0326

chance.groupBlocks 0.203388
 chance.wanted 533.277
  in300.perBlock 2.36882
   0.0302
   -0.0167
  chance.up4 0.385478
   -0.0424
   chance.in300 0.229513
    0.0291
    -0.0188
 depth 25.5
  chance.groupBlocks 0.788918
   in1000.prose 0.722931
    in300.perBlock 7.61533
     chance.in300 0.2815
      0.0228
      in1000.prose 0.472813
       in300.perBlock 3.37218
        chance.parent 0.36711
         -0.0138
         0.0346
        chance.wanted 410.135
         -0.0020
         chance.in300 0.555983
          chance.doubt 0.409043
           -0.0486
           -0.0135
          in1000.prose 0.410016
           0.0233
           -0.0290
       0.0204
     chance.doubt 0.193319
      -0.0066
      0.0216
    chance.up4 0.637591
     chance.wanted 1347.24
      chance.item 0.425144
       -0.0211
       0.0241
      chance.wanted 2944.49
       -0.0412
       0.0086
     depth 13.5
      -0.0045
      0.0306
   0.0295
  -0.0443

fit.gap 0.0551783
 chance.parent 0.794922
  group.blocks 176.5
   chance.kinBlocks 0.356871
    outer.rowAverage 184.056
     kin.first 0.0768574
      0.0169
      chance.around40 0.380796
       in1000.blocks 151.5
        0.0354
        outer.rowAverage 45.7542
         kin.first 0.443594
          in1000.blocks 238.5
           -0.0264
           0.0130
          -0.0258
         in1000.blocks 285.5
          -0.0149
          0.0358
       kin.first 0.512089
        -0.0253
        0.0026
     kin.parents 5.5
      0.0003
      -0.0337
    in1000.blocks 285.5
     fit.gap 0.00238681
      kin.parents 50.5
       kin.first 0.178319
        -0.0034
        outer.rowAverage 274.631
         0.0068
         0.0329
       0.0402
      -0.0255
     chance.around40 0.380796
      0.0225
      chance.around40 0.649952
       -0.0253
       0.0066
   kin.first 0.0445437
    -0.0200
    0.0550
  words 9.5
   0.0037
   0.0291
 -0.0371

chance 0.388739
 chance.doubt 0.381863
  fit.in1000 0.641809
   -0.0405
   -0.0146
  in1000.blocks 517.5
   in1000.perBlock 3.069
    -0.0367
    in1000.prose 0.66423
     chance.doubt 0.540736
      -0.0167
      in1000.blocks 216.5
       0.0465
       in1000.prose 0.384826
        in1000.blocks 285.5
         -0.0316
         in1000.prose 0.042143
          -0.0133
          0.0222
        0.0395
     fit.in1000 0.416098
      -0.0444
      -0.0018
   fit.inBest 0
    -0.0029
    0.0367
 chance 0.77926
  in1000.blocks 285.5
   fit.inBest 0
    -0.0307
    chance.doubt 0.161502
     -0.0033
     0.0152
   fit.in1000 0.512652
    0.0147
    in1000.perBlock 3.45538
     0.0246
     fit.page 0.739767
      -0.0493
      0.0124
  in1000.perBlock 3.069
   -0.0266
   chance.doubt 0.309701
    in1000.prose 0.946714
     0.0334
     -0.0046
    0.0039

chance.group 0.443274
 chance.most 0.613746
  in100.perBlock 3.86986
   in100.perBlock 2.72035
    chance.up4 0.309467
     0.0267
     -0.0214
    -0.0354
   chance.group 0.16698
    -0.0092
    0.0312
  chance.group 0.206008
   chance.wantedBefore 0.581428
    -0.0158
    -0.0380
   in300.share 0.328291
    0.0052
    in300.share 0.671589
     -0.0228
     group.sentences 0.200213
      repeat 0
       -0.0003
       -0.0279
      0.0276
 chance.in1000 0.645303
  in300.links 0.00914983
   group.sentences 0.0829554
    in100.perBlock 19.9525
     chance.most 0.901849
      -0.0169
      0.0401
     -0.0265
    -0.0634
   in300.links 0.58784
    chance.most 0.942774
     chance.wantedBefore 0.581428
      0.0314
      0.0081
     chance.around40 0.604069
      in300.links 0.109446
       0.0033
       -0.0446
      0.0177
    -0.0172
  chance.most 0.973098
   0.0347
   0.0013

fit.inBest 0
 fit.page 0.739767
  tag 8.5
   fit.in1000 0.477665
    -0.0412
    0.0030
   in300.share 0.328291
    0.0210
    -0.0123
  group.parents 45.5
   -0.0472
   0.0037
 group.last 0.97377
  fit.in1000 0.75159
   chance.wanted 1347.24
    tag 10.5
     0.0136
     in300.share 0.589395
      chance.wanted 533.277
       -0.0109
       in300.share 0.328291
        -0.0104
        -0.0524
      0.0045
    chance.around4 0.652405
     links-1 0.175735
      heading.distance 15.5
       group.parents 9.5
        0.0095
        -0.0346
       -0.0545
      -0.0040
     chance.wanted 1947.57
      -0.0305
      0.0130
   in300.perBlock 2.36882
    -0.0293
    in300.perBlock 13.4502
     0.0244
     chance.around4 0.793415
      -0.0070
      0.0150
  group.parents 16.5
   fit.best 0.55534
    -0.0408
    0.0216
   0.0496

chance.grandparent 0.249464
 names.leaning 0
  -0.0310
  in1000.links 0.203258
   -0.0223
   chance.section 0.309828
    chance.section 0.112056
     -0.0145
     0.0271
    -0.0261
 heading.distance 1.5
  chance.after 0.205623
   -0.0135
   0.0216
  chance.grandparent 0.672765
   names.leaning 9.5
    in1000.links 0.151615
     outer.rowAverage 274.631
      -0.0410
      -0.0069
     copies 1.5
      0.0091
      -0.0188
    in1000.links 0.0770458
     chance.section 0.348009
      -0.0098
      heading.level 3.5
       outer.rowAverage 0
        -0.0009
        0.0433
       -0.0124
     kin.first 0.229193
      in100.perBlock 2.72035
       0.0182
       -0.0300
      in100.perBlock 3.86986
       -0.0275
       in100.perBlock 14.8918
        0.0183
        -0.0129
   names.leaning 41.5
    in100.perBlock 1.83537
     -0.0313
     0.0141
    kin.first 0.229193
     0.0088
     -0.0460

chance.groupBlocks 0.203388
 in1000.blocks 331
  -0.0258
  chance.in300 0.2815
   group.last 0.781504
    in1000.prose 0.207049
     -0.0371
     0.0156
    in100.perBlock 3.31094
     -0.0102
     0.0444
   -0.0315
 group.last 0.97377
  in1000.blocks 285.5
   group.last 0.760695
    chance.groupBlocks 0.818412
     in100.perBlock 24.0041
      in1000.prose 0.042143
       -0.0306
       0.0056
      in300.share 0.589395
       -0.0390
       0.0019
     0.0215
    chance.in30 0.244588
     -0.0174
     in1000.perBlock 13.3321
      0.0270
      chance.kinBlocks 0.590407
       -0.0171
       0.0157
   chance.in300 0.367192
    in1000.perBlock 3.069
     -0.0202
     words1 1.5
      -0.0214
      0.0259
    fit.best 0.861441
     chance.section 0.556151
      -0.0084
      in100.perBlock 24.0041
       -0.0451
       0.0005
     0.0159
  chance.section 0.348009
   -0.0106
   0.0401

names.leaning 0
 fit.in1000 0.329159
  chance.wanted 410.135
   -0.0204
   -0.0562
  chance.wanted 1947.57
   fit.inBest 0
    -0.0287
    chance.section 0.172067
     0.0336
     -0.0033
   -0.0324
 fit.inBest 0
  chance.doubt 0.248029
   -0.0456
   chance.doubt 0.662512
    links 0.144156
     -0.0203
     0.0201
    0.0368
  names.leaning 41.5
   chance.parent 0.650843
    group.parents 79.5
     chance.wanted 788.68
      fit.page 0.417854
       0.0354
       chance.parent 0.40712
        -0.0082
        fit.in1000 0.569306
         -0.0033
         0.0264
      in1000.proseShare 0.633369
       in1000.perBlock 9.24514
        -0.0447
        fit.page 0.549694
         -0.0402
         0.0220
       in1000.proseShare 0.733038
        0.0435
        fit.in1000 0.75159
         -0.0164
         0.0087
     0.0279
    in1000.perBlock 2.57226
     -0.0251
     0.0165
   -0.0236

chance-1 0.246652
 in1000.links 0.012383
  -0.0380
  chance.page 0.261351
   group.last 0.872638
    in1000.share 0.548771
     -0.0336
     heading.distance 36.5
      -0.0098
      0.0262
    chance2 0.182232
     -0.0033
     0.0462
   group.last 0.921316
    group.share 0.388114
     -0.0128
     0.0258
    in1000.links 0.0938402
     0.0053
     -0.0465
 group.last 0.97377
  heading.distance 79.5
   chance.around12 0.767487
    in1000.prose 0.722931
     in1000.prose 0.358016
      heading.distance 1.5
       0.0125
       chance.item 0.458706
        -0.0021
        -0.0264
      0.0167
     chance.page 0.596476
      chance.page 0.410676
       0.0077
       -0.0383
      0.0025
    in1000.prose 0.946714
     words 9.5
      0.0049
      0.0308
     chance.outer 0.894554
      0.0153
      -0.0418
   in1000.links 0.256398
    -0.0304
    -0.0001
  0.0309

chance.box 0.398479
 group.last 0.741336
  in100.perBlock 2.35966
   0.0197
   chance.around40 0.413639
    group.last 0.537706
     chance.section 0.238667
      -0.0240
      0.0055
     -0.0409
    -0.0122
  chance.grandparent 0.167573
   group.last 0.818259
    0.0061
    -0.0259
   chance.doubt 0.381863
    -0.0108
    chance.section 0.278965
     0.0269
     in1000.prose 0.146516
      -0.0180
      group.last 0.903249
       0.0341
       -0.0090
 group.last 0.97377
  chance.box 0.89098
   group.sentences 0.0676243
    group.sentences 0.0128619
     in1000.prose 0.0968014
      -0.0236
      in100.perBlock 3.86986
       -0.0226
       in100.perBlock 13.5292
        0.0136
        -0.0113
     chance.doubt 0.106824
      -0.0177
      chance.before 0.440545
       0.0047
       0.0274
    in100.perBlock 13.5292
     in1000.prose 0.042143
      -0.0182
      0.0118
     -0.0221
   0.0264
  0.0336

chance.grandparent 0.347294
 in100.perBlock 19.9525
  group.last 0.741336
   names.for 0
    -0.0311
    in100.perBlock 2.35966
     0.0318
     -0.0059
   chance.wanted 1947.57
    in100.perBlock 3.31094
     names.for 2.5
      -0.0301
      chance2 0.182232
       0.0247
       -0.0141
     in1000.prose 0.207049
      0.0303
      chance.around12 0.178817
       -0.0278
       in1000.prose 0.436843
        -0.0145
        0.0209
    -0.0273
  -0.0358
 group.last 0.97377
  depth 25.5
   chance.wanted 1071.47
    chance.wanted 987.011
     0.0094
     0.0390
    chance.around12 0.721609
     chance.wanted 2944.49
      in1000.prose 0.768907
       in100.perBlock 12.5023
        depth 16.5
         -0.0307
         0.0114
        0.0182
       links1 0.0409561
        -0.0433
        0.0046
      0.0044
     words 10.5
      0.0023
      0.0221
   -0.0327
  0.0327

chance.box 0.398479
 chance.most 0.613746
  in1000.prose 0.600066
   in1000.perBlock 3.85735
    fit.in1000 0.255481
     -0.0279
     0.0133
    chance.box 0.163739
     0.0013
     0.0392
   -0.0261
  fit.inBest 0
   chance.most 0.692019
    0.0111
    -0.0326
   chance.most 0.692019
    -0.0322
    -0.0065
 chance.box 0.812464
  group.sentences 0
   in1000.prose 0.042143
    -0.0317
    -0.0022
   in1000.perBlock 13.3321
    group.sentences 0.111477
     chance.most 0.853034
      0.0349
      fit.in1000 0.75159
       group.sentences 0.0487176
        group.parents 28.5
         0.0078
         -0.0382
        0.0148
       0.0315
     group.parents 24.5
      -0.0196
      0.0218
    chance.in1000 0.645303
     chance.most 0.879644
      0.0067
      -0.0503
     chance.most 0.964768
      0.0260
      -0.0111
  in1000.perBlock 3.069
   -0.0206
   0.0241

fit.gap 0.0551783
 depth 21.5
  group.blocks 176.5
   chance.parent 0.794922
    in100.perBlock 17.9715
     in100.perBlock 5.25591
      in100.perBlock 2.72035
       outer.rowAverage 0
        -0.0177
        0.0204
       chance.outer 0.150599
        0.0131
        chance.outer 0.549229
         chance.wanted 207.399
          0.0115
          -0.0327
         0.0205
      chance.doubt 0.193319
       chance.heading 0.662399
        -0.0237
        0.0183
       group.blocks 138.5
        in1000.prose 0.042143
         -0.0122
         0.0192
        -0.0334
     in1000.prose 0.722931
      0.0034
      depth 13.5
       -0.0269
       0.0016
    chance.doubt 0.324562
     0.0204
     -0.0088
   in1000.prose 0.410016
    0.0481
    -0.0106
  chance.around12 0.289297
   -0.0453
   chance.item 0.384297
    in1000.prose 0.410016
     0.0462
     -0.0068
    in1000.prose 0.268424
     -0.0535
     -0.0023
 -0.0287

repeat 0
 fit.inBest 0
  chance1 0.192232
   chance.wanted 462.744
    -0.0082
    -0.0358
   0.0012
  chance.group 0.808811
   chance.heading 0.464357
    chance.wanted 1347.24
     in100.perBlock 50.6458
      level 2.5
       chance.group 0.252018
        place 0.715663
         -0.0077
         0.0258
        0.0257
       names.for 3.5
        -0.0215
        0.0205
      -0.0159
     chance.wanted 2530.81
      kin.parents 30.5
       chance.wanted 1947.57
        -0.0137
        0.0297
       -0.0304
      chance.heading 0.122348
       -0.0141
       0.0304
    in100.perBlock 24.0041
     chance.section 0.426325
      -0.0216
      heading.level 1.5
       -0.0238
       0.0100
     place 0.387989
      0.0120
      -0.0333
   chance.wanted 5177.53
    names.for 8.5
     0.0276
     -0.0079
    -0.0202
 in100.perBlock 2.72035
  0.0004
  -0.0276

chance.box 0.675776
 chance.box 0.163739
  kin.share 0.0588492
   words 9.5
    -0.0163
    0.0251
   chance.wanted 373.868
    -0.0013
    -0.0449
  chance.under 0.35654
   in300.links 0.00914983
    depth 18.5
     in300.perBlock 9.29846
      -0.0339
      in300.perBlock 21.0086
       0.0278
       -0.0145
     -0.0450
    in300.links 0.0189909
     0.0233
     chance.wanted 207.399
      0.0091
      in300.perBlock 2.36882
       0.0183
       in300.perBlock 5.30748
        depth 15.5
         -0.0261
         outer.rowAverage 124.431
          -0.0100
          0.0337
        -0.0030
   0.0154
 in300.links 0.00914983
  outer.rowAverage 161.388
   group.sentences 0.0714977
    0.0213
    -0.0296
   in300.perBlock 22.8559
    0.0083
    -0.0364
  chance.box 0.868585
   in300.perBlock 10.7954
    0.0209
    group.sentences 0.0676243
     0.0170
     -0.0255
   0.0318

repeat 0
 names.leaning 0
  in1000.links 0.0242628
   -0.0396
   chance.after 0.240036
    -0.0206
    0.0091
  names.leaning 45.5
   chance.doubt 0.181194
    chance.box 0.748218
     chance.after 0.274466
      -0.0404
      -0.0071
     0.0129
    fit.best 0.830874
     in1000.links 0.012383
      -0.0194
      chance.doubt 0.662512
       in1000.links 0.490941
        fit.best 0.592078
         chance.outer 0
          0.0182
          names.leaning 7.5
           0.0098
           names.leaning 17.5
            -0.0464
            0.0026
         fit.best 0.666818
          0.0438
          in1000.share 0.750234
           0.0270
           -0.0009
        fit.in1000 0.477665
         chance.outer 0.305834
          chance.outer 0.120715
           -0.0102
           0.0450
          -0.0118
         kin.share 0.341967
          -0.0422
          0.0163
       0.0346
     0.0365
   -0.0330
 fit.in1000 0.820668
  -0.0270
  0.0085

fit.gap 0.0626761
 repeat 0
  words 16.5
   chance.wanted 207.399
    outer.rowAverage 9.82857
     -0.0085
     0.0441
    outer.rowAverage 18.608
     level 1.5
      0.0040
      0.0241
     in300.perBlock 2.8589
      in1000.share 0.99982
       0.0521
       -0.0102
      in300.perBlock 3.91601
       -0.0242
       -0.0030
   in300.perBlock 29.0562
    in1000.share 0.379707
     0.0530
     in300.perBlock 10.7954
      in1000.share 0.673639
       -0.0001
       0.0316
      chance.around12 0.767487
       in1000.share 0.721907
        0.0149
        in1000.share 0.924357
         -0.0264
         0.0066
       0.0273
    outer.rowAverage 161.388
     0.0195
     chance.wanted 2944.49
      in300.share 0.328291
       -0.0024
       -0.0423
      0.0063
  words 3.5
   -0.0062
   -0.0330
 in1000.share 0.721907
  -0.0503
  in1000.share 0.943307
   0.0059
   -0.0287

chance.grandparent 0.249464
 chance.heading 0.0943841
  -0.0296
  group.blocks 90.5
   -0.0114
   heading.level 2.5
    0.0337
    -0.0107
 chance.in1000 0.645303
  in1000.share 0.967573
   chance.heading 0.36365
    names.leaning 20.5
     words1 1.5
      -0.0337
      chance.in1000 0.313771
       -0.0236
       group.blocks 104.5
        chance.in1000 0.375194
         0.0358
         chance.in1000 0.491965
          -0.0176
          0.0150
        -0.0287
     chance.in1000 0.594223
      outer.rowAverage 40.5833
       -0.0019
       in1000.perBlock 12.4977
        0.0524
        -0.0005
      -0.0095
    outer.rowAverage 734.3
     outer.rowAverage 144.652
      in1000.share 0.870602
       -0.0172
       0.0143
      -0.0431
     0.0228
   names.leaning 35.5
    chance.in1000 0.534406
     0.0150
     -0.0092
    -0.0305
  group.blocks 3.5
   -0.0101
   outer.rowAverage 1968.83
    0.0194
    -0.0270

chance 0.671309
 names.leaning 0
  -0.0158
  in100.perBlock 2.35966
   0.0247
   chance.kinBlocks 0.147127
    -0.0223
    chance.in300 0.2815
     in100.perBlock 3.31094
      -0.0219
      in300.links 0.0788367
       -0.0126
       group.last 0.781504
        0.0098
        0.0550
     in300.links 0.885114
      fit.page 0.879361
       group.sentences 0.111477
        chance.heading 0.464357
         group.last 0.955671
          copies 1.5
           0.0138
           -0.0097
          0.0385
         chance.kinBlocks 0.548967
          -0.0144
          0.0138
        -0.0165
       -0.0161
      -0.0345
 heading.distance 4.5
  chance.in300 0.729627
   0.0362
   chance.kinBlocks 0.632197
    0.0294
    -0.0005
  in300.links 0
   -0.0169
   group.last 0.716456
    chance.in300 0.709763
     chance.in100 0.68
      0.0042
      -0.0386
     0.0115
    fit.page 0.722192
     0.0406
     0.0054

chance.box 0.712388
 chance.heading 0.0943841
  in300.links 0.0788367
   chance.around4 0.547311
    -0.0428
    0.0011
   -0.0064
  chance.heading 0.525026
   chance.wanted 410.135
    group.share 0.112486
     names.leaning 2.5
      -0.0068
      0.0162
     0.0308
    names.leaning 9.5
     names.leaning 6.5
      chance.wanted 1347.24
       chance.group 0.16698
        -0.0199
        in1000.share 0.451749
         -0.0199
         0.0218
       chance1 0.279656
        0.0005
        -0.0305
      in1000.share 0.91368
       -0.0386
       0.0105
     in1000.share 0.7719
      chance.wanted 1810.71
       group.share 0.169238
        0.0209
        -0.0283
       0.0392
      group.share 0.317777
       -0.0116
       0.0246
   in300.links 0.169746
    chance.group 0.475282
     -0.0129
     0.0129
    -0.0290
 in300.links 0
  -0.0101
  group.share 0.0405188
   -0.0007
   0.0211

fit.gap 0.0626761
 in300.links 0.00914983
  in300.share 0.633884
   in300.share 0.410357
    chance.heading 0.254491
     chance.heading 0.0943841
      -0.0155
      0.0302
     -0.0208
    chance.wanted 1347.24
     -0.0075
     -0.0537
   0.0316
  in300.links 0.0189909
   in1000.perBlock 25.8169
    0.0336
    -0.0176
   chance.box 0.675776
    chance.heading 0.525026
     chance.heading 0.0943841
      chance-1 0.0735829
       in1000.perBlock 6.93284
        0.0242
        -0.0156
       chance.kinBlocks 0.266914
        -0.0359
        -0.0049
      in1000.perBlock 21.0216
       chance.item 0.274228
        chance.wanted 146.044
         -0.0149
         in300.links 0.885114
          0.0132
          0.0484
        chance.kinBlocks 0.326578
         -0.0131
         0.0107
       -0.0221
     in1000.links 0.132877
      0.0109
      in300.links 0.736497
       -0.0162
       -0.0497
    0.0100
 chance.wanted 146.044
  0.0105
  -0.0314

depth 25.5
 fit.inBest 0
  fit.best 0.739767
   group.share 0.209145
    0.0027
    -0.0347
   -0.0320
  kin.first 0.0622095
   outer.rowAverage 584.5
    0.0245
    group.share 0.317777
     -0.0247
     0.0244
   kin.parents 74.5
    in1000.perBlock 23.3814
     in1000.perBlock 5.18919
      in1000.perBlock 4.43644
       in1000.share 0.848974
        -0.0145
        kin.parents 50.5
         0.0152
         -0.0254
       chance.in1000 0.313771
        0.0033
        -0.0309
      chance.in1000 0.313771
       0.0351
       in1000.perBlock 7.47116
        in1000.share 0.954876
         -0.0260
         0.0148
        in1000.share 0.829753
         0.0154
         -0.0045
     kin.first 0.162436
      kin.parents 22.5
       0.0029
       -0.0625
      chance.in1000 0.709574
       -0.0265
       group.share 0.0405188
        -0.0087
        0.0299
    in1000.share 0.943307
     0.0389
     -0.0245
 -0.0339

fit.gap 0.0626761
 chance 0.867369
  group.parents 34.5
   names.for 2.5
    chance.around12 0.612213
     -0.0161
     0.0013
    fit.in1000 0.477665
     chance.heading 0.0943841
      -0.0131
      chance.outer 0.305834
       0.0410
       chance.heading 0.413114
        0.0153
        -0.0210
     chance.heading 0.525026
      copies 2.5
       fit.in1000 0.876319
        chance.wanted 659.69
         in1000.blocks 216.5
          0.0084
          -0.0218
         chance.outer 0.712202
          0.0279
          -0.0118
        -0.0232
       -0.0249
      chance.wanted 788.68
       -0.0019
       chance.around12 0.767487
        -0.0419
        -0.0002
   kin.share 0.0494438
    -0.0241
    copies 33.5
     names.for 9.5
      chance.wanted 3739.95
       0.0307
       -0.0026
      -0.0182
     -0.0213
  0.0150
 kin.share 0.0987616
  fit.gap 0.131822
   -0.0175
   0.0274
  -0.0463

chance.box 0.812464
 group.last 0.97377
  chance.in30 0.170912
   tag 18.5
    -0.0295
    -0.0037
   group.last 0.741336
    in1000.prose 0.0968014
     -0.0279
     in1000.prose 0.722931
      chance.outer 0.573638
       -0.0054
       0.0198
      chance.doubt 0.356623
       chance.doubt 0.218473
        -0.0048
        -0.0379
       group.last 0.598538
        0.0239
        -0.0241
    chance.doubt 0.324562
     chance.in1000 0.645303
      -0.0205
      chance.group 0.682108
       -0.0078
       fit.page 0.918422
        0.0366
        -0.0124
     heading.level 1.5
      0.0335
      chance.in1000 0.259493
       chance.outer 0.177209
        -0.0102
        0.0320
       fit.page 0.722192
        in300.links 0.334371
         group.last 0.903249
          0.0170
          -0.0237
         tag 10.5
          -0.0451
          0.0013
        0.0337
  0.0193
 in300.links 0
  -0.0085
  0.0187

fit.inBest 0
 fit.page 0.739767
  chance-2 0.0598091
   -0.0289
   0.0041
  -0.0316
 depth 25.5
  chance.groupBlocks 0.845679
   in300.perBlock 29.0562
    chance.in300 0.229513
     depth 16.5
      0.0322
      in300.perBlock 3.91601
       -0.0247
       0.0178
     in300.perBlock 7.61533
      in300.share 0.498437
       outer.rowAverage 479.523
        chance.in300 0.61855
         chance.in1000 0.259493
          -0.0108
          -0.0465
         0.0119
        0.0282
       chance.in300 0.334122
        0.0343
        depth 11.5
         0.0111
         in300.perBlock 3.37218
          0.0157
          outer.rowAverage 31.5607
           0.0044
           -0.0300
      in300.share 0.769414
       0.0125
       -0.0025
    chance.in1000 0.709574
     chance.in1000 0.427881
      0.0003
      -0.0434
     0.0148
   outer.rowAverage 584.5
    0.0258
    -0.0149
  in300.share 0.457301
   -0.0470
   0.0039

depth 25.5
 chance.box 0.89098
  links 0.0785415
   chance.box 0.148433
    fit.page 0.417854
     0.0033
     -0.0249
    fit.in1000 0.477665
     words-1 2.5
      0.0016
      0.0193
     chance.group 0.370266
      kin.first 0.178319
       -0.0237
       -0.0017
      fit.page 0.607714
       chance.groupBlocks 0.504925
        0.0113
        -0.0216
       fit.page 0.663058
        0.0292
        fit.in1000 0.70888
         fit.in1000 0.662814
          fit.page 0.760111
           0.0179
           -0.0092
          depth 12.5
           -0.0367
           0.0055
         0.0083
   fit.page 0.680861
    fit.page 0.663058
     group.share 0.137201
      -0.0117
      chance.section 0.348009
       kin.first 0.128254
        -0.0190
        0.0144
       0.0296
     0.0397
    fit.in1000 0.591896
     -0.0405
     -0.0065
  0.0233
 fit.in1000 0.641809
  -0.0420
  -0.0027

repeat 0
 chance.wantedBefore 0.540579
  group.sentences 0
   chance.page 0.174415
    chance.page 0.131509
     -0.0007
     0.0340
    in300.perBlock 7.08514
     -0.0143
     chance.page 0.513056
      0.0155
      -0.0054
   in300.perBlock 3.37218
    chance.page 0.343845
     -0.0223
     0.0144
    chance.wanted 1540.54
     group.sentences 0.0770372
      0.0281
      chance.wanted 410.135
       0.0288
       0.0004
     chance.group 0.782829
      -0.0036
      0.0237
  chance1 0.169209
   chance.wanted 207.399
    0.0101
    -0.0192
   in300.perBlock 19.1904
    words-1 3.5
     chance.page 0.343845
      -0.0166
      0.0090
     chance.groupBlocks 0.537929
      group.sentences 0.0128619
       0.0001
       0.0346
      chance.wanted 462.744
       -0.0231
       0.0094
    -0.0116
 in300.perBlock 2.36882
  0.0146
  chance.page 0.367192
   -0.0336
   -0.0067

fit.gap 0.0626761
 in1000.blocks 517.5
  fit.page 0.332428
   -0.0182
   in1000.perBlock 3.069
    in1000.blocks 267.5
     0.0162
     -0.0355
    in1000.proseShare 0.324555
     in1000.perBlock 8.66719
      in1000.perBlock 5.18919
       0.0006
       -0.0408
      0.0142
     in1000.perBlock 13.3321
      in1000.perBlock 5.18919
       chance.around40 0.293135
        fit.page 0.549694
         0.0299
         -0.0097
        chance.doubt 0.483325
         -0.0003
         -0.0296
       in1000.blocks 267.5
        fit.gap 0.00557431
         in1000.blocks 226.5
          0.0179
          chance.doubt 0.309701
           0.0292
           -0.0259
         -0.0203
        chance.around12 0.479816
         0.0554
         fit.page 0.705796
          -0.0122
          in1000.proseShare 0.955981
           -0.0048
           0.0418
      in1000.blocks 267.5
       -0.0007
       in1000.proseShare 0.955981
        0.0112
        -0.0384
  chance.doubt 0.344547
   -0.0101
   0.0299
 -0.0214

chance.most 0.955474
 outer.rowAverage 184.056
  in100.perBlock 5.25591
   outer.rowAverage 124.431
    in300.share 0.457301
     -0.0139
     in1000.proseShare 0.811013
      0.0243
      kin.share 0.231398
       0.0029
       -0.0313
    0.0347
   in1000.proseShare 0.324555
    in300.share 0.241309
     0.0206
     -0.0272
    chance.most 0.924323
     0.0216
     chance.most 0.937866
      -0.0182
      chance-1 0.277789
       -0.0084
       0.0273
  chance.most 0.918997
   chance.item 0.169854
    -0.0389
    chance.most 0.891861
     kin.share 0.190423
      in300.share 0.633884
       chance-1 0.52306
        0.0130
        -0.0264
       -0.0302
      in1000.proseShare 0.930583
       0.0347
       -0.0133
     chance.wanted 1253.73
      0.0049
      -0.0431
   chance.most 0.942774
    0.0301
    -0.0090
 chance-1 0.347338
  -0.0285
  in100.perBlock 50.6458
   0.0018
   -0.0321

chance 0.353917
 words 1.5
  0.0096
  words 109.5
   chance.doubt 0.267714
    -0.0204
    in1000.perBlock 3.069
     -0.0226
     in1000.perBlock 3.45538
      0.0206
      group.share 0.209145
       in1000.perBlock 4.43644
        chance.outer 0.150599
         chance.outer 0.120715
          -0.0221
          0.0396
         -0.0302
        words 16.5
         -0.0005
         0.0251
       -0.0265
   -0.0381
 group.share 0.317777
  group.sentences 0.0556937
   group.sentences 0
    chance-2 0.339963
     -0.0174
     0.0033
    group.share 0.209145
     0.0086
     0.0338
   group.sentences 0.334361
    group.sentences 0.200213
     -0.0041
     -0.0328
    0.0236
  group.sentences 0.00664459
   -0.0236
   in1000.perBlock 13.3321
    chance.outer 0.737381
     0.0415
     -0.0065
    chance.outer 0.712202
     -0.0199
     kin.parents 30.5
      0.0378
      -0.0052

chance.most 0.973098
 fit.page 0.825455
  chance.most 0.955474
   in1000.blocks 143.5
    chance.most 0.91006
     0.0246
     in1000.blocks 119.5
      -0.0261
      0.0186
    fit.page 0.811114
     chance.most 0.918997
      in1000.blocks 517.5
       fit.page 0.739767
        chance.wanted 533.277
         chance.wanted 323.34
          fit.page 0.607714
           in1000.blocks 226.5
            0.0098
            kin.parents 3.5
             0.0035
             -0.0333
           0.0298
          chance.in300 0.334122
           kin.parents 12.5
            -0.0082
            0.0399
           -0.0059
         heading.distance 15.5
          -0.0085
          -0.0390
        0.0229
       chance.most 0.692019
        0.0453
        chance.doubt 0.441942
         0.0210
         -0.0322
      0.0144
     -0.0384
   chance.most 0.964768
    -0.0454
    0.0059
  chance.wanted 587.879
   -0.0050
   0.0225
 fit.page 0.895152
  -0.0305
  -0.0045

repeat 0
 chance.wantedBefore 0.581428
  tag 11.5
   chance.up4 0.207937
    fit.in1000 0.255481
     -0.0341
     0.0143
    chance.up4 0.453575
     0.0268
     0.0106
   group.last 0.741336
    chance.after 0.274466
     in1000.share 0.967573
      0.0194
      -0.0186
     -0.0196
    in300.links 0.146113
     -0.0031
     chance2 0.427993
      0.0392
      -0.0031
  chance2 0.159683
   -0.0154
   group.last 0.781504
    tag 3.5
     in300.links 0.0854717
      fit.in1000 0.775821
       -0.0563
       0.0019
      0.0062
     fit.in1000 0.329159
      -0.0217
      0.0098
    in1000.share 0.750234
     tag 1.5
      0.0440
      group.parents 1.5
       -0.0219
       0.0153
     in300.links 0.00914983
      -0.0230
      0.0072
 group.last 0.955671
  chance.in1000 0.815986
   -0.0258
   0.0083
  0.0078

repeat 0
 in1000.prose 0.722931
  heading.level 3.5
   fit.in1000 0.689617
    chance.heading 0.386546
     chance-1 0.246652
      in1000.links 0.151615
       -0.0208
       fit.in1000 0.477665
        in300.perBlock 3.37218
         in1000.links 0.653748
          -0.0302
          0.0241
         0.0252
        -0.0111
      0.0204
     in1000.links 0.360544
      in1000.links 0.256398
       -0.0076
       0.0233
      -0.0210
    in300.perBlock 5.76791
     -0.0088
     0.0218
   in300.perBlock 3.37218
    0.0232
    -0.0184
  fit.best 0.481329
   -0.0377
   fit.best 0.666818
    0.0259
    fit.best 0.830874
     in1000.links 0.0378941
      -0.0439
      -0.0008
     fit.best 0.871723
      0.0351
      in300.perBlock 13.4502
       0.0272
       chance.parent 0.794922
        -0.0270
        0.0029
 words 3.5
  in1000.links 0.0603482
   0.0214
   -0.0092
  -0.0325

in1000.perBlock 30.5126
 chance2 0.207144
  names.for 2.5
   in1000.perBlock 3.069
    -0.0362
    chance2 0.182232
     in1000.perBlock 3.45538
      0.0119
      in1000.perBlock 18.8825
       -0.0166
       0.0114
     0.0114
   links 0.753049
    words-1 8.5
     chance.before 0.171976
      0.0103
      -0.0161
     0.0145
    0.0154
  names.for 7.5
   chance.kin 0.778579
    words-1 29.5
     links 0.0529825
      0.0078
      -0.0025
     in1000.proseShare 0.840205
      0.0107
      -0.0181
    chance.grandparent 0.46644
     -0.0147
     0.0187
   chance.wanted 2944.49
    level 1.5
     chance.grandparent 0.709741
      chance.kinBlocks 0.326578
       -0.0240
       0.0065
      -0.0356
     0.0148
    0.0202
 in1000.proseShare 0.947981
  names.for 4.5
   -0.0458
   -0.0005
  chance.outer 0.894554
   0.0233
   -0.0118

chance.wantedBefore 0.625328
 words 39.5
  fit.best 0.666818
   kin.first 0.0109389
    -0.0235
    0.0108
   in1000.blocks 285.5
    chance 0.630013
     in1000.share 0.750234
      kin.first 0.212732
       -0.0142
       0.0217
      in1000.blocks 170.5
       -0.0231
       0.0063
     0.0138
    fit.best 0.887656
     -0.0278
     0.0084
  chance 0.586617
   -0.0077
   group.last 0.716456
    chance.wantedBefore 0.230078
     0.0292
     -0.0165
    0.0395
 group.last 0.741336
  fit.best 0.802476
   chance.wanted 1156.61
    -0.0086
    -0.0545
   0.0026
  in1000.perBlock 13.3321
   in300.perBlock 9.29846
    group.last 0.802769
     0.0140
     kin.first 0.476027
      in300.perBlock 6.45818
       in1000.share 0.924357
        0.0226
        -0.0071
       -0.0257
      fit.in1000 0.255481
       0.0051
       -0.0315
    0.0253
   -0.0149

repeat 0
 fit.inBest 0
  chance-1 0.246652
   -0.0197
   fit.best 0.739767
    0.0201
    -0.0240
  names.leaning 41.5
   in300.links 0.00914983
    fit.best 0.722439
     fit.best 0.666818
      in300.links 0
       0.0170
       -0.0279
      -0.0499
     fit.best 0.952795
      fit.best 0.830874
       fit.best 0.783185
        0.0239
        -0.0203
       0.0361
      -0.0228
    group.blocks 90.5
     chance.group 0.515388
      fit.best 0.666818
       0.0066
       -0.0105
      level 2.5
       0.0136
       -0.0141
     chance.group 0.515388
      0.0495
      fit.best 0.611931
       -0.0274
       0.0229
   chance.wanted 2165.54
    -0.0412
    0.0033
 fit.best 0.830874
  names.leaning 15.5
   -0.0262
   group.blocks 46.5
    -0.0154
    0.0272
  group.blocks 18.5
   -0.0123
   0.0250

chance.most 0.955474
 chance 0.240489
  -0.0064
  depth 11.5
   chance.most 0.801562
    0.0264
    fit.page 0.760111
     chance.wanted 788.68
      kin.first 0.410448
       kin.first 0.194061
        0.0226
        -0.0258
       0.0320
      -0.0195
     chance.wanted 587.879
      -0.0104
      0.0275
   chance.kinBlocks 0.632197
    fit.best 0.666818
     chance.most 0.801562
      chance.wanted 410.135
       0.0074
       -0.0169
      0.0211
     chance.wanted 1071.47
      in1000.links 0.179416
       0.0253
       -0.0127
      chance.most 0.932493
       -0.0387
       -0.0016
    depth 25.5
     0.0211
     -0.0231
 fit.best 0.705796
  -0.0551
  chance.heading 0.624064
   chance.most 0.973098
    0.0051
    in1000.links 0.0307741
     0.0017
     -0.0310
   in1000.links 0.132877
    chance.wanted 5177.53
     0.0281
     -0.0218
    -0.0186

depth 25.5
 heading.distance 1.5
  chance.kinBlocks 0.147127
   -0.0165
   depth 17.5
    chance.page 0.432077
     0.0239
     0.0056
    in1000.links 0.360544
     -0.0230
     0.0190
  chance.section 0.112056
   -0.0285
   chance.page 0.174415
    group.share 0.0143799
     -0.0104
     in1000.perBlock 3.069
      -0.0033
      in1000.proseShare 0.497483
       0.0062
       0.0444
    in1000.links 0.360544
     chance.in1000 0.511014
      0.0083
      chance.in1000 0.645303
       links1 0.848609
        -0.0188
        0.0079
       chance.page 0.538411
        0.0312
        in300.links 0.0189909
         chance.page 0.881818
          chance.in1000 0.709574
           -0.0142
           0.0265
          -0.0157
         -0.0068
     in1000.perBlock 3.85735
      0.0102
      chance.in1000 0.5632
       -0.0323
       heading.distance 17.5
        -0.0216
        0.0305
 in300.links 0.0788367
  -0.0416
  0.0014

repeat 0
 chance1 0.192232
  fit.page 0.663058
   fit.page 0.332428
    -0.0115
    chance1 0.130586
     words1 5.5
      0.0233
      -0.0155
     -0.0009
   outer.rowAverage 238.111
    -0.0208
    0.0088
  outer.rowAverage 18.608
   group.share 0.0143799
    -0.0026
    group.share 0.25069
     0.0267
     -0.0079
   outer.rowAverage 45.7542
    fit.page 0.825455
     -0.0156
     0.0116
    chance 0.867369
     chance.box 0.471639
      names.for 4.5
       fit.page 0.585816
        0.0163
        -0.0092
       0.0193
      outer.rowAverage 1968.83
       fit.page 0.796382
        -0.0117
        outer.rowAverage 124.431
         -0.0253
         0.0156
       0.0188
     chance.kinBlocks 0.889344
      0.0209
      -0.0071
 fit.page 0.838305
  outer.rowAverage 1968.83
   kin.share 0.00879614
    0.0018
    -0.0250
   0.0083
  0.0071

chance.most 0.951864
 in300.links 0.00914983
  fit.page 0.722192
   in1000.share 0.645637
    -0.0415
    -0.0029
   0.0130
  in1000.share 0.750234
   chance.in300 0.555983
    fit.page 0.585816
     chance.wanted 323.34
      -0.0087
      in1000.share 0.451749
       0.0032
       0.0444
     in1000.links 0.256398
      names.leaning 9.5
       -0.0124
       0.0327
      -0.0319
    0.0340
   fit.page 0.332428
    -0.0246
    chance.in300 0.334122
     0.0160
     chance.kin 0.751913
      names.leaning -10.5
       0.0279
       fit.page 0.607714
        names.leaning 20.5
         -0.0352
         0.0173
        in1000.share 0.848974
         group.sentences 0.0676243
          0.0018
          -0.0461
         in1000.links 0.0770458
          0.0311
          -0.0023
      0.0193
 fit.page 0.811114
  in1000.share 0.99982
   -0.0395
   0.0092
  chance.after 0.240036
   -0.0262
   0.0017

depth 21.5
 chance.groupBlocks 0.788918
  group.last 0.741336
   kin.share 0.190423
    in1000.prose 0.268424
     -0.0103
     fit.in1000 0.540473
      0.0174
      in300.share 0.839693
       in1000.prose 0.520474
        -0.0218
        0.0019
       0.0145
    -0.0198
   in300.share 0.958249
    in300.share 0.498437
     in300.share 0.328291
      chance.heading 0.464357
       group.last 0.903249
        chance.in1000 0.594223
         0.0370
         -0.0114
        in300.share 0.192435
         0.0153
         -0.0166
       chance.heading 0.662399
        -0.0329
        0.0192
      outer.rowAverage 238.111
       -0.0247
       0.0124
     fit.in1000 0.477665
      depth 9.5
       0.0002
       0.0497
      fit.in1000 0.540473
       -0.0274
       fit.in1000 0.876319
        0.0177
        -0.0094
    group.last 0.903249
     0.0087
     -0.0279
  0.0118
 outer.rowAverage 274.631
  -0.0320
  0.0147

in1000.prose 0.042143
 chance.section 0.203786
  chance.in100 0.194381
   -0.0132
   0.0235
  chance.kin 0.348334
   -0.0323
   chance.in1000 0.407767
    0.0124
    -0.0204
 in1000.prose 0.722931
  words 9.5
   outer.rowAverage 91.5107
    chance.kin 0.316357
     chance.wanted 268.739
      outer.rowAverage 31.5607
       -0.0230
       0.0157
      chance.wanted 373.868
       0.0225
       -0.0038
     0.0114
    words 1.5
     0.0177
     -0.0128
   in1000.prose 0.146516
    0.0377
    chance.in100 0.244676
     -0.0128
     chance2 0.140296
      -0.0020
      0.0159
  chance.in1000 0.709574
   chance.wanted 987.011
    chance.in100 0.706626
     0.0204
     -0.0137
    chance.before 0.56289
     chance.kin 0.638785
      -0.0208
      0.0124
     -0.0383
   words 22.5
    words 2.5
     0.0210
     -0.0094
    0.0186

chance.wantedBefore 0.667448
 place 0.741303
  fit.best 0.312811
   in1000.links 0.551683
    -0.0301
    0.0159
   chance.in100 0.283759
    names.for 3.5
     chance.wantedBefore 0.119765
      -0.0159
      0.0180
     names.for 7.5
      0.0496
      0.0013
    chance.group 0.475282
     in1000.links 0.0603482
      place 0.207723
       -0.0110
       0.0182
      fit.best 0.481329
       0.0100
       -0.0171
     words-1 36.5
      0.0087
      -0.0098
  0.0240
 chance.in30 0.143122
  -0.0234
  place 0.796085
   chance.wanted 788.68
    chance.group 0.307089
     -0.0104
     0.0075
    fit.best 0.830874
     -0.0279
     fit.best 0.871723
      0.0276
      -0.0078
   in300.perBlock 9.29846
    chance.group 0.16698
     0.0171
     -0.0153
    in300.perBlock 13.4502
     0.0389
     in300.perBlock 25.3592
      -0.0084
      0.0215

fit.gap 0.0626761
 group.parents 79.5
  chance.wanted 410.135
   group.parents 14.5
    links 0.0254787
     chance.doubt 0.662512
      chance.box 0.552902
       -0.0176
       0.0206
      0.0282
     -0.0139
    chance.page 0.131509
     -0.0099
     0.0213
   chance.page 0.261351
    chance.wanted 1347.24
     chance.wanted 715.94
      chance.box 0.222018
       0.0040
       -0.0279
      0.0139
     -0.0391
    chance.doubt 0.409043
     chance.doubt 0.309701
      chance.doubt 0.161502
       -0.0069
       chance.groupBlocks 0.504925
        -0.0061
        chance.doubt 0.23405
         0.0245
         0.0008
      chance.wantedBefore 0.230078
       0.0086
       -0.0186
     words-1 2.5
      -0.0136
      chance.in100 0.39861
       0.0380
       0.0045
  chance.wanted 2165.54
   0.0325
   links 0.803846
    0.0142
    -0.0256
 chance.wantedBefore 0.266726
  0.0018
  -0.0372

fit.inBest 0
 in1000.links 0.179416
  -0.0272
  in1000.prose 0.207049
   in100.perBlock 5.25591
    -0.0315
    0.0080
   chance.wanted 659.69
    chance.wanted 410.135
     in100.perBlock 3.86986
      0.0397
      chance-1 0.246652
       -0.0214
       0.0199
     -0.0205
    0.0289
 in1000.blocks 285.5
  in1000.links 0.490941
   chance.around12 0.217619
    in1000.blocks 201.5
     -0.0326
     0.0125
    group.sentences 0.0676243
     0.0117
     chance.groupBlocks 0.617602
      0.0068
      -0.0111
   in1000.blocks 119.5
    0.0230
    -0.0216
  chance.up3 0.427716
   in1000.blocks 517.5
    chance-1 0.0735829
     0.0225
     in100.perBlock 2.35966
      0.0224
      heading.distance 49.5
       -0.0041
       -0.0309
    chance.wanted 2165.54
     0.0357
     -0.0041
   group.sentences 0.0770372
    chance.groupBlocks 0.658007
     -0.0161
     0.0107
    -0.0318

repeat 0
 chance.most 0.955474
  tag 11.5
   chance-2 0.122376
    in1000.perBlock 8.66719
     0.0047
     -0.0206
    in300.perBlock 3.91601
     in1000.perBlock 3.45538
      0.0087
      -0.0270
     chance.wanted 1071.47
      in1000.perBlock 3.45538
       -0.0069
       0.0305
      group.last 0.802769
       kin.first 0.0768574
        0.0187
        group.share 0.00811631
         0.0150
         chance.doubt 0.23405
          0.0151
          -0.0310
       chance.most 0.748538
        -0.0236
        0.0357
   group.share 0.317777
    chance.doubt 0.381863
     in1000.perBlock 9.24514
      -0.0256
      -0.0001
     in300.perBlock 11.4536
      chance.wanted 323.34
       -0.0034
       0.0194
      -0.0214
    0.0235
  chance-2 0.182763
   -0.0284
   -0.0029
 in300.perBlock 2.8589
  in1000.perBlock 3.069
   -0.0062
   0.0381
  chance.most 0.918997
   -0.0267
   -0.0030

chance.heading 0.0943841
 chance.wanted 1347.24
  chance.groupBlocks 0.537929
   group.parents 18.5
    kin.parents 12.5
     -0.0054
     -0.0414
    0.0105
   0.0188
  -0.0298
 chance.wanted 410.135
  in1000.blocks 404.5
   chance.wanted 323.34
    in1000.blocks 216.5
     kin.parents 5.5
      -0.0082
      0.0219
     chance.kinBlocks 0.590407
      -0.0203
      0.0169
    0.0185
   0.0325
  in300.perBlock 5.30748
   chance.page 0.343845
    -0.0290
    group.parents 30.5
     chance.heading 0.206554
      0.0181
      chance.wanted 587.879
       0.0018
       -0.0357
     chance.page 0.367192
      -0.0189
      0.0253
   in1000.blocks 170.5
    chance.heading 0.310375
     0.0084
     chance.around12 0.744183
      -0.0160
      0.0023
    heading.level 3.5
     chance.up3 0.877866
      0.0142
      -0.0176
     chance.heading 0.624064
      -0.0247
      0.0229

group.last 0.97377
 repeat 0
  in1000.prose 0.946714
   names.leaning 0
    chance.group 0.682108
     in1000.links 0.151615
      chance.in1000 0.709574
       -0.0316
       0.0080
      chance.item 0.114854
       0.0222
       chance.in100 0.244676
        -0.0217
        chance.in1000 0.375194
         0.0207
         -0.0126
     0.0219
    chance.in1000 0.216108
     0.0237
     in1000.links 0.417335
      chance.page 0.564338
       in1000.links 0.00664642
        -0.0139
        chance-2 0.160218
         -0.0014
         group.last 0.802769
          chance.in100 0.68
           chance.wanted 1347.24
            0.0243
            -0.0091
           chance.in1000 0.621526
            names.leaning 14.5
             0.0102
             -0.0288
            0.0250
          0.0332
       chance.page 0.686804
        -0.0135
        in1000.links 0.0307741
         0.0228
         -0.0027
      chance.wanted 410.135
       0.0050
       -0.0315
   -0.0209
  -0.0136
 0.0178

chance 0.91243
 chance 0.16182
  fit.page 0.680861
   in1000.prose 0.631489
    in1000.prose 0.146516
     -0.0082
     words 4.5
      0.0295
      -0.0066
    -0.0256
   -0.0232
  copies 35.5
   chance.in300 0.754766
    chance 0.388739
     kin.share 0.231398
      chance.in300 0.2815
       in1000.prose 0.56269
        0.0210
        -0.0196
       in1000.prose 0.384826
        -0.0208
        0.0082
      -0.0161
     kin.share 0.27632
      in300.share 0.99982
       outer.rowAverage 9.82857
        chance.before 0.316784
         -0.0105
         0.0213
        words1 4.5
         -0.0142
         in300.share 0.457301
          0.0155
          -0.0053
       0.0221
      words1 6.5
       0.0252
       outer.rowAverage 75.8397
        -0.0175
        in1000.prose 0.768907
         0.0271
         -0.0085
    chance.around12 0.767487
     -0.0167
     0.0018
   -0.0282
 0.0277

fit.inBest 0
 fit.best 0.739767
  fit.in1000 0.641809
   fit.best 0.481329
    fit.in1000 0.255481
     chance.item 0.169854
      -0.0243
      0.0142
     0.0133
    -0.0246
   0.0223
  -0.0272
 kin.first 0.0939884
  words1 41.5
   0.0107
   -0.0137
  kin.first 0.178319
   chance.around40 0.509443
    0.0025
    -0.0197
   outer.rowAverage 479.523
    chance.wanted 207.399
     outer.rowAverage 3.45556
      -0.0189
      copies 2.5
       0.0315
       -0.0057
     fit.in1000 0.70888
      outer.rowAverage 161.388
       outer.rowAverage 75.8397
        chance.item 0.274228
         0.0036
         chance1 0.313936
          -0.0348
          -0.0048
        0.0180
       kin.first 0.353163
        0.0014
        -0.0340
      fit.best 0.871723
       0.0110
       -0.0052
    outer.rowAverage 1968.83
     chance.wanted 3739.95
      0.0375
      -0.0083
     -0.0212

chance.most 0.951864
 in1000.blocks 151.5
  chance.heading 0.386546
   chance.in100 0.194381
    -0.0093
    0.0274
   in1000.links 0.0242628
    -0.0233
    in300.share 0.769414
     0.0221
     -0.0083
  chance.most 0.918997
   in1000.links 0.0242628
    -0.0304
    in1000.blocks 732
     in300.share 0.457301
      chance.outer 0.305834
       in300.share 0.328291
        in300.share 0.291701
         in1000.links 0.151615
          -0.0239
          chance.outer 0.120715
           -0.0110
           0.0229
         0.0412
        chance.in100 0.357494
         -0.0270
         0.0162
       in1000.links 0.0938402
        0.0094
        -0.0283
      chance.kin 0.152642
       -0.0169
       chance.page 0.294516
        0.0177
        -0.0010
     chance.kin 0.383133
      0.0392
      -0.0064
   in1000.links 0.328915
    0.0213
    -0.0196
 chance.page 0.686804
  words 13.5
   -0.0096
   -0.0327
  0.0047

fit.gap 0.0626761
 in300.links 0.00914983
  chance.most 0.932493
   chance.wanted 1347.24
    chance.wanted 659.69
     -0.0281
     names.leaning 9.5
      -0.0160
      0.0339
    -0.0384
   chance.most 0.960187
    0.0236
    depth 12.5
     -0.0199
     0.0239
  chance.most 0.951864
   names.leaning 0
    depth 13.5
     chance.around40 0.254829
      -0.0136
      0.0195
     in1000.blocks 143.5
      0.0076
      in300.links 0.291398
       in300.links 0.146113
        -0.0249
        0.0120
       -0.0384
    chance.wanted 1540.54
     chance.before 0.171976
      0.0176
      chance.wanted 1071.47
       in1000.blocks 226.5
        0.0147
        -0.0045
       chance.most 0.853034
        0.0113
        -0.0208
     0.0245
   in1000.blocks 170.5
    chance.up3 0.914933
     in300.links 0.0189909
      0.0098
      -0.0243
     0.0116
    0.0057
 -0.0226

chance-2 0.104997
 names.for 0
  -0.0180
  chance.groupBlocks 0.270754
   kin.share 0.121589
    0.0004
    -0.0315
   chance.parent 0.40712
    0.0251
    -0.0030
 chance.wanted 410.135
  kin.share 0.418385
   fit.best 0.481329
    in300.share 0.978016
     0.0276
     -0.0030
    in300.share 0.291701
     -0.0321
     kin.share 0.0825433
      -0.0033
      0.0173
   -0.0156
  in100.perBlock 5.25591
   fit.best 0.830874
    -0.0124
    0.0243
   in100.perBlock 21.6689
    in300.share 0.149368
     0.0247
     fit.inBest 0
      kin.share 0.0588492
       0.0056
       -0.0337
      group.sentences 0.0714977
       fit.in1000 0.861299
        0.0141
        -0.0080
       names.for 5.5
        0.0060
        -0.0247
    chance.wanted 715.94
     -0.0304
     in100.perBlock 31.0517
      -0.0085
      fit.in1000 0.329159
       -0.0202
       0.0122

chance.under 0.204621
 links 0.0380014
  group.parents 68.5
   in300.links 0.00914983
    fit.page 0.722192
     fit.in1000 0.662814
      fit.in1000 0.416098
       -0.0391
       0.0132
      -0.0466
     chance.in100 0.881888
      in1000.perBlock 18.8825
       0.0272
       -0.0060
      -0.0183
    in300.links 0.0189909
     0.0201
     fit.in1000 0.512652
      in300.links 0.58784
       0.0133
       -0.0133
      chance1 0.583522
       fit.page 0.8545
        fit.in1000 0.569306
         -0.0244
         tag 4.5
          0.0128
          -0.0065
        -0.0251
       in1000.proseShare 0.497483
        -0.0197
        0.0117
   0.0251
  chance.in100 0.474691
   group.parents 18.5
    chance.in100 0.194381
     -0.0239
     in1000.proseShare 0.684171
      0.0220
      -0.0085
    0.0110
   words 22.5
    -0.0251
    fit.in1000 0.662814
     -0.0195
     0.0216
 0.0108

in300.share 0.498437
 in300.share 0.328291
  in300.share 0.291701
   chance.heading 0.36365
    chance.heading 0.0943841
     -0.0186
     in300.share 0.149368
      0.0226
      chance.heading 0.285149
       -0.0137
       0.0310
    chance.heading 0.624064
     in300.share 0.116473
      0.0048
      -0.0303
     outer.rowAverage 584.5
      0.0203
      -0.0260
   fit.page 0.549694
    0.0557
    -0.0032
  fit.page 0.585816
   -0.0270
   tag 10.5
    chance.most 0.951864
     0.0210
     -0.0135
    fit.page 0.680861
     0.0090
     -0.0345
 chance 0.867369
  chance.most 0.924323
   copies 23.5
    outer.rowAverage 45.7542
     chance.heading 0.16387
      in1000.links 0.328915
       0.0168
       -0.0174
      0.0237
     in300.share 0.886501
      0.0093
      -0.0144
    -0.0215
   -0.0058
  heading.distance 49.5
   0.0248
   -0.0184

repeat 0
 chance.most 0.955474
  names.leaning 0
   names.for 4.5
    chance.kinBlocks 0.666708
     in1000.perBlock 4.43644
      -0.0038
      -0.0246
     0.0273
    chance.wanted 207.399
     -0.0051
     0.0316
   in1000.perBlock 3.069
    fit.best 0.783185
     chance.kinBlocks 0.41342
      -0.0106
      0.0180
     -0.0288
    names.for 4.5
     in1000.perBlock 36.9853
      0.0166
      -0.0133
     chance-2 0.619166
      chance.wanted 1071.47
       0.0142
       in1000.perBlock 18.8825
        fit.best 0.666818
         0.0043
         -0.0262
        0.0208
      -0.0154
  fit.best 0.705796
   -0.0487
   in1000.perBlock 23.3814
    chance.after 0.274466
     -0.0210
     links 0.251582
      0.0119
      -0.0143
    chance.most 0.973098
     0.0027
     -0.0298
 chance.most 0.918997
  -0.0206
  names.leaning 2.5
   -0.0238
   0.0037

chance.most 0.955474
 repeat 0
  words 9.5
   in1000.share 0.451749
    -0.0158
    in1000.share 0.750234
     0.0132
     -0.0051
   heading.distance 15.5
    chance.item 0.5005
     group.sentences 0
      -0.0065
      chance.groupBlocks 0.203388
       -0.0024
       group.sentences 0.100157
        0.0375
        0.0028
     group.sentences 0.0645533
      heading.distance 4.5
       0.0292
       chance.before 0.637733
        -0.0237
        0.0114
      chance.doubt 0.248029
       0.0157
       -0.0260
    links-1 0.136527
     chance.kinBlocks 0.70086
      chance.kinBlocks 0.266914
       0.0008
       -0.0306
      0.0139
     0.0215
  words 3.5
   -0.0023
   -0.0252
 words 3.5
  chance.groupBlocks 0.221735
   -0.0174
   0.0190
  chance.doubt 0.23405
   chance.groupBlocks 0.818412
    -0.0162
    chance.most 0.979205
     0.0185
     -0.0158
   -0.0384

chance.most 0.951864
 fit.best 0.830874
  chance.wanted 1347.24
   chance.in300 0.754766
    in100.perBlock 5.25591
     group.parents 23.5
      place 0.578202
       0.0011
       -0.0211
      chance.up3 0.427716
       place 0.796085
        0.0220
        -0.0079
       -0.0114
     words 109.5
      chance.most 0.924323
       chance.in300 0.555983
        0.0109
        0.0306
       -0.0056
      -0.0221
    group.parents 4.5
     0.0043
     -0.0371
   chance.most 0.932493
    chance.groupBlocks 0.537929
     fit.best 0.55534
      -0.0223
      in1000.proseShare 0.930583
       0.0214
       in1000.proseShare 0.988558
        -0.0304
        0.0124
     -0.0274
    0.0247
  fit.best 0.871723
   0.0270
   -0.0037
 fit.best 0.830874
  chance.wanted 410.135
   0.0142
   -0.0279
  words 3.5
   0.0157
   chance.most 0.973098
    0.0098
    -0.0158

group.last 0.97377
 heading.distance 1.5
  chance.doubt 0.589666
   chance.doubt 0.127306
    -0.0137
    0.0137
   -0.0204
  chance.doubt 0.589666
   fit.best 0.830874
    names.for 2.5
     heading.distance 6.5
      chance.doubt 0.285802
       -0.0220
       0.0066
      chance.up3 0.726346
       -0.0262
       0.0035
     names.for 7.5
      chance.in300 0.2815
       0.0277
       chance.up3 0.427716
        chance.in300 0.469029
         -0.0341
         0.0044
        0.0091
      chance2 0.674013
       group.sentences 0.0487176
        -0.0174
        0.0086
       -0.0366
    names.for 0
     links 0.0785415
      0.0148
      -0.0086
     fit.page 0.867009
      0.0127
      -0.0189
   fit.page 0.332428
    -0.0070
    group.last 0.802769
     names.for 0
      0.0020
      0.0420
     group.last 0.872638
      -0.0234
      0.0145
 0.0159

names.leaning 0
 in1000.links 0.0173145
  -0.0337
  heading.level 3.5
   chance.grandparent 0.249464
    -0.0113
    0.0107
   -0.0335
 chance.doubt 0.662512
  chance.wanted 1810.71
   chance.wanted 1635.18
    chance.doubt 0.483325
     in1000.links 0.328915
      chance.doubt 0.181194
       -0.0072
       group.blocks 138.5
        links1 0.248656
         kin.parents 18.5
          kin.parents 14.5
           0.0130
           -0.0170
          0.0295
         group.share 0.317777
          group.share 0.0556121
           0.0042
           -0.0329
          0.0285
        -0.0241
      chance.wanted 410.135
       0.0148
       -0.0314
     -0.0125
    -0.0274
   chance.doubt 0.116415
    -0.0098
    names.leaning 9.5
     chance.wanted 2530.81
      0.0296
      -0.0167
     chance-2 0.0839416
      -0.0143
      0.0306
  names.leaning 17.5
   kin.parents 36.5
    0.0415
    -0.0081
   -0.0118

chance.most 0.955474
 words 9.5
  in300.perBlock 2.8589
   in1000.share 0.99982
    0.0304
    kin.share 0.27632
     0.0095
     -0.0292
   in300.perBlock 3.91601
    in1000.share 0.99982
     -0.0275
     0.0034
    kin.first 0.276846
     -0.0099
     0.0054
  chance.around12 0.813172
   in300.perBlock 10.7954
    0.0123
    chance.page 0.596476
     chance.most 0.879644
      chance.outer 0.220586
       -0.0217
       0.0209
      chance.doubt 0.344547
       in1000.share 0.750234
        -0.0022
        -0.0441
       0.0099
     0.0236
   0.0304
 chance.page 0.513056
  chance.doubt 0.218473
   -0.0121
   -0.0483
  in300.perBlock 13.4502
   kin.share 0.341967
    chance.most 0.983531
     0.0296
     kin.share 0.0691924
      -0.0229
      0.0178
    -0.0084
   chance.most 0.969922
    0.0121
    chance.most 0.989055
     -0.0178
     0.0115

chance.most 0.955474
 in1000.perBlock 5.78059
  chance.section 0.203786
   chance.section 0.112056
    chance.groupBlocks 0.164542
     -0.0189
     0.0093
    0.0161
   group.share 0.0646099
    chance.section 0.556151
     heading.level 1.5
      -0.0006
      -0.0271
     0.0057
    chance.groupBlocks 0.617602
     chance.groupBlocks 0.301053
      -0.0142
      0.0144
     heading.level 2.5
      -0.0284
      0.0162
  heading.level 2.5
   chance.doubt 0.441942
    0.0186
    heading.level 1.5
     chance.groupBlocks 0.301053
      0.0316
      -0.0078
     chance.section 0.309828
      -0.0287
      chance.most 0.801562
       0.0235
       -0.0234
   in1000.perBlock 6.39904
    0.0204
    chance.section 0.763371
     group.share 0.112486
      -0.0024
      -0.0233
     0.0117
 chance.after 0.583389
  -0.0216
  in1000.perBlock 23.3814
   0.0061
   chance.most 0.969922
    0.0129
    -0.0217

in300.perBlock 29.0562
 words 9.5
  words 1.5
   kin.parents 33.5
    0.0191
    in300.links 0.0629233
     0.0164
     -0.0164
   words-1 16.5
    -0.0023
    -0.0173
  chance.up4 0.736002
   chance.most 0.951864
    words 44.5
     words-1 18.5
      chance.wanted 268.739
       -0.0060
       in300.links 0.146113
        chance.item 0.169854
         -0.0197
         chance.wanted 1347.24
          0.0272
          -0.0031
        chance.item 0.384297
         0.0342
         0.0020
      -0.0096
     kin.parents 14.5
      0.0029
      -0.0220
    kin.parents 24.5
     -0.0249
     0.0052
   0.0155
 kin.parents 22.5
  kin.parents 6.5
   fit.page 0.918422
    chance.most 0.91006
     -0.0030
     -0.0409
    0.0093
   chance.up4 0.453575
    -0.0139
    words 13.5
     -0.0035
     0.0333
  -0.0280

fit.gap 0.0626761
 group.blocks 176.5
  in1000.perBlock 3.069
   in1000.perBlock 2.57226
    0.0032
    -0.0253
   fit.gap 0.0519478
    names.leaning 0
     chance.around40 0.254829
      chance.up4 0.139467
       0.0074
       -0.0335
      names.leaning -2.5
       words 9.5
        -0.0063
        0.0277
       -0.0107
     group.blocks 6.5
      names.leaning 8.5
       -0.0211
       chance.around40 0.695794
        0.0059
        -0.0109
      words-1 29.5
       names.leaning 45.5
        words 67.5
         names.leaning 6.5
          chance.around40 0.293135
           0.0396
           group.blocks 28.5
            0.0190
            -0.0125
          in300.links 0.109446
           0.0089
           -0.0055
         0.0291
        -0.0218
       -0.0090
    0.0272
  in1000.perBlock 6.39904
   0.0302
   -0.0122
 in300.links 0.398496
  -0.0297
  group.blocks 60.5
   0.0157
   -0.0248

depth 21.5
 fit.best 0.830874
  group.last 0.741336
   fit.best 0.481329
    in300.perBlock 7.98895
     0.0200
     -0.0189
    chance.groupBlocks 0.845679
     chance.parent 0.72953
      in300.perBlock 5.76791
       -0.0207
       fit.best 0.666818
        outer.rowAverage 124.431
         0.0270
         -0.0053
        depth 16.5
         -0.0139
         0.0169
      -0.0304
     0.0150
   group.last 0.854418
    0.0129
    names.for 5.5
     in300.perBlock 9.29846
      fit.best 0.722439
       0.0030
       -0.0274
      chance.groupBlocks 0.466852
       outer.rowAverage 91.5107
        0.0261
        -0.0258
       0.0310
     -0.0146
  depth 12.5
   names.for 0
    in300.perBlock 22.8559
     0.0166
     in1000.blocks 151.5
      0.0077
      -0.0276
    -0.0132
   outer.rowAverage 63.9003
    -0.0008
    0.0268
 outer.rowAverage 274.631
  -0.0250
  0.0198

fit.page 0.332428
 chance.wanted 462.744
  chance.in30 0.202757
   -0.0120
   0.0161
  -0.0258
 level 1.5
  chance 0.890492
   fit.page 0.417854
    chance.outer 0.220586
     chance.wanted 207.399
      -0.0082
      0.0403
     -0.0042
    repeat 0
     fit.page 0.867009
      in300.links 0.00914983
       in100.perBlock 9.02212
        -0.0319
        chance 0.745209
         0.0137
         -0.0204
       outer.rowAverage 212.908
        fit.page 0.739767
         0.0053
         chance 0.745209
          -0.0170
          0.0113
        in300.links 0.334371
         0.0195
         -0.0123
      in300.links 0.0189909
       0.0097
       outer.rowAverage 479.523
        -0.0219
        0.0151
     in300.links 0.0629233
      in100.perBlock 17.9715
       0.0134
       -0.0187
      -0.0177
   0.0146
  level 2.5
   in300.links 0.169746
    0.0071
    0.0322
   0.0033

fit.gap 0
 names.for 16.5
  chance 0.91243
   copies 16.5
    group.sentences 0.334361
     group.sentences 0.200213
      fit.page 0.607714
       fit.in1000 0.512652
        in1000.prose 0
         0.0335
         -0.0014
        in1000.blocks 151.5
         0.0102
         -0.0224
       fit.page 0.663058
        in1000.prose 0.384826
         -0.0040
         0.0452
        in1000.blocks 354.5
         in1000.prose 0.697775
          0.0108
          -0.0016
         fit.page 0.811114
          -0.0197
          0.0153
      chance.item 0.346113
       0.0107
       -0.0279
     names.for 4.5
      0.0318
      -0.0063
    -0.0154
   0.0214
  -0.0183
 in1000.prose 0.600066
  names.for 0
   in1000.prose 0.042143
    -0.0342
    links1 0.168079
     fit.page 0.502525
      0.0104
      -0.0241
     0.0158
   0.0127
  kin.parents 1.5
   0.0021
   -0.0367

chance.most 0.973098
 chance.in1000 0.709574
  chance.most 0.955474
   chance.wanted 1071.47
    in1000.blocks 151.5
     in300.share 0.363914
      0.0338
      0.0043
     chance.most 0.942774
      in1000.perBlock 9.8286
       in1000.blocks 178
        -0.0219
        in1000.perBlock 5.78059
         chance.in1000 0.491965
          in1000.blocks 216.5
           0.0271
           -0.0029
          -0.0360
         chance.up4 0.243905
          -0.0129
          0.0253
       -0.0290
      0.0267
    names.leaning 2.5
     -0.0222
     in300.share 0.633884
      chance.wanted 1810.71
       -0.0177
       names.leaning 24.5
        -0.0116
        0.0338
      0.0103
   in1000.perBlock 7.47116
    0.0050
    -0.0403
  chance.wanted 1253.73
   in1000.blocks 99.5
    -0.0200
    0.0147
   0.0245
 chance.in1000 0.815986
  -0.0269
  in1000.perBlock 23.3814
   0.0134
   names.leaning 14.5
    -0.0428
    -0.0015

depth 21.5
 repeat 0
  fit.gap 0.0551783
   chance.heading 0.386546
    chance.after 0.38525
     fit.best 0.861441
      chance.heading 0.0686798
       depth 13.5
        -0.0164
        0.0201
       depth 14.5
        chance.in30 0.170912
         0.0003
         0.0326
        fit.gap 0.00420117
         -0.0007
         0.0396
      -0.0128
     0.0027
    tag 10.5
     chance.heading 0.624064
      chance.kin 0.383133
       0.0259
       tag 3.5
        chance.kin 0.805895
         -0.0204
         chance.heading 0.464357
          -0.0140
          0.0202
        0.0089
      0.0164
     depth 17.5
      -0.0142
      0.0127
   chance.in30 0.304131
    -0.0217
    0.0099
  chance.heading 0.386546
   -0.0146
   chance.heading 0.440127
    0.0227
    -0.0032
 chance.after 0.240036
  -0.0330
  chance.up4 0.453575
   0.0188
   -0.0157

chance.wantedBefore 0.667448
 chance.heading 0.0943841
  links 0.839744
   chance.grandparent 0.743841
    -0.0180
    0.0077
   0.0081
  words 12.5
   chance.outer 0.305834
    chance.outer 0
     place 0.510011
      -0.0094
      0.0175
     in300.share 0.241309
      in300.share 0.149368
       0.0104
       -0.0239
      0.0226
    -0.0048
   in300.share 0.328291
    chance.heading 0.36365
     0.0386
     place 0.533066
      0.0244
      -0.0105
    chance.wantedBefore 0.341491
     0.0152
     -0.0083
 fit.inBest 0
  chance.most 0.613746
   0.0283
   in300.share 0.241309
    -0.0024
    -0.0421
  words 2.5
   0.0094
   words 31.5
    in300.share 0.291701
     chance.groupBlocks 0.428812
      0.0016
      -0.0350
     -0.0049
    heading.level 2.5
     chance.most 0.951864
      0.0292
      -0.0085
     -0.0080

chance.under 0.204621
 in1000.links 0.0938402
  fit.best 0.481329
   -0.0222
   fit.best 0.666818
    heading.distance 13.5
     0.0401
     in1000.links 0.0516448
      -0.0067
      0.0240
    fit.best 0.722439
     in1000.links 0.0307741
      -0.0408
      0.0070
     in1000.links 0.00664642
      0.0286
      chance.most 0.879644
       0.0279
       heading.level 1.5
        -0.0167
        0.0039
  fit.best 0.481329
   chance.most 0.801562
    tag 4.5
     heading.distance 15.5
      0.0079
      -0.0222
     in1000.links 0.151615
      -0.0141
      in1000.blocks 307.5
       heading.distance 5.5
        0.0272
        -0.0056
       heading.distance 6.5
        0.0051
        0.0450
    -0.0225
   chance.most 0.975987
    fit.best 0.592078
     heading.level 1.5
      in1000.links 0.360544
       -0.0214
       0.0236
      -0.0228
     -0.0020
    -0.0267
 0.0111

chance.wantedBefore 0.625328
 chance.page 0.489971
  chance.wantedBefore 0.0557099
   -0.0043
   chance.page 0.174415
    0.0205
    chance.page 0.455363
     names.leaning 16.5
      chance.up4 0.637591
       words-1 2.5
        chance-2 0.302534
         -0.0033
         -0.0316
        chance-1 0.277789
         chance-2 0.160218
          -0.0046
          0.0285
         -0.0086
       0.0183
      0.0139
     0.0237
  chance.page 0.686804
   depth 8.5
    chance-2 0.424853
     -0.0102
     0.0207
    -0.0151
   0.0078
 fit.gap 0.0434364
  kin.first 0.593688
   kin.first 0.114083
    words-1 40.5
     0.0105
     -0.0180
    chance.page 0.489971
     -0.0164
     kin.first 0.162436
      -0.0242
      names.leaning 30.5
       0.0115
       -0.0186
   kin.first 0.699469
    0.0222
    chance.item 0
     0.0213
     -0.0111
  -0.0347

fit.gap 0.0626761
 repeat 0
  chance.most 0.951864
   depth 29.5
    words 4.5
     depth 13.5
      0.0082
      chance.kin 0.11787
       0.0198
       -0.0143
     chance.doubt 0.309701
      chance.kin 0.71674
       chance2 0.269189
        -0.0069
        0.0162
       0.0273
      words 44.5
       chance2 0.340701
        chance2 0.121986
         links1 0.143797
          chance.in300 0.334122
           -0.0221
           0.0083
          0.0221
         0.0235
        chance.in300 0.367192
         0.0178
         chance.doubt 0.441942
          0.0034
          -0.0203
       -0.0098
    -0.0293
   depth 12.5
    depth 8.5
     0.0027
     -0.0164
    group.share 0.541243
     depth 19.5
      0.0180
      -0.0094
     -0.0202
  words 3.5
   0.0027
   chance.outer 0.573638
    -0.0313
    -0.0015
 -0.0159

chance 0.745209
 in100.perBlock 13.5292
  chance.in1000 0.815986
   fit.page 0.680861
    group.blocks 176.5
     in1000.perBlock 3.069
      chance.outer 0.339422
       -0.0235
       0.0141
      in1000.proseShare 0.324555
       in1000.perBlock 5.18919
        links1 0.401923
         chance.wanted 373.868
          -0.0077
          0.0359
         -0.0194
        links1 0.131827
         -0.0419
         0.0042
       links1 0.753049
        in1000.proseShare 0.940262
         in300.share 0.363914
          0.0341
          -0.0029
         chance.in30 0.606934
          -0.0092
          0.0207
        0.0202
     0.0233
    in1000.proseShare 0.497483
     -0.0310
     in1000.share 0.750234
      in300.share 0.541594
       chance.wanted 788.68
        0.0148
        -0.0268
       0.0281
      in1000.proseShare 0.983578
       -0.0221
       chance.outer 0.573638
        -0.0099
        0.0174
   0.0249
  -0.0081
 fit.page 0.585816
  -0.0207
  0.0089

fit.gap 0.0626761
 fit.gap 0.0222322
  in1000.links 0.0938402
   in1000.prose 0.946714
    fit.page 0.663058
     chance.wanted 1947.57
      in1000.blocks 162.5
       0.0269
       chance.wanted 1347.24
        0.0095
        -0.0246
      0.0461
     fit.page 0.722192
      in1000.links 0.0307741
       -0.0494
       0.0091
      in1000.links 0.0307741
       fit.page 0.838305
        chance.wanted 1071.47
         0.0333
         -0.0123
        0.0297
       0.0016
    outer.rowAverage 212.908
     0.0114
     -0.0281
   links-1 0.973684
    outer.rowAverage 18.608
     group.last 0.537706
      -0.0132
      0.0145
     fit.gap 0.00557431
      chance.wanted 533.277
       outer.rowAverage 40.5833
        group.sentences 0.00664459
         0.0081
         -0.0320
        group.sentences 0.0829554
         -0.0006
         0.0282
       -0.0156
      -0.0410
    0.0047
  in1000.links 0.256398
   -0.0100
   0.0323
 -0.0165

chance.most 0.502347
 0.0127
 in1000.prose 0.042143
  group.sentences 0
   chance.in1000 0.259493
    0.0003
    -0.0369
   chance.up4 0.34244
    -0.0201
    chance.most 0.692019
     -0.0136
     0.0279
  chance.most 0.955474
   group.sentences 0.111477
    chance.around4 0.314935
     kin.share 0.341967
      0.0005
      group.sentences 0.0510502
       -0.0411
       0.0080
     kin.share 0.27632
      kin.share 0.0588492
       0.0114
       -0.0033
      chance.groupBlocks 0.428812
       -0.0143
       group.sentences 0.0676243
        0.0297
        0.0041
    in1000.prose 0.207049
     0.0137
     -0.0161
   group.blocks 68.5
    chance.in1000 0.709574
     in1000.prose 0.358016
      0.0111
      -0.0245
     chance.most 0.973098
      fit.in1000 0.841956
       0.0288
       -0.0020
      fit.in1000 0.895536
       -0.0233
       -0.0007
    kin.share 0.520025
     0.0284
     -0.0085

words-1 16.5
 group.last 0.97377
  depth 21.5
   outer.rowAverage 313.583
    chance.grandparent 0.83407
     chance.doubt 0.161502
      chance.heading 0.491555
       -0.0247
       0.0081
      group.last 0.741336
       group.sentences 0.0614185
        0.0048
        chance.page 0.343845
         -0.0195
         chance.page 0.477846
          0.0148
          -0.0200
       group.sentences 0.0128619
        chance.grandparent 0.249464
         chance.page 0.213394
          -0.0214
          0.0060
         outer.rowAverage 75.8397
          0.0160
          -0.0111
        0.0161
     0.0174
    words-1 5.5
     chance.page 0.477846
      -0.0254
      0.0037
     chance.doubt 0.116415
      -0.0153
      0.0151
   chance.around12 0.289297
    -0.0297
    chance.doubt 0.381863
     -0.0086
     0.0230
  depth 7.5
   -0.0111
   0.0258
 chance.grandparent 0.743841
  depth 13.5
   -0.0225
   0.0015
  0.0001

chance.most 0.973098
 chance 0.890492
  chance.heading 0.525026
   links1 0.994737
    outer.rowAverage 479.523
     links1 0.0323892
      group.share 0.25069
       0.0023
       chance.kin 0.71674
        -0.0240
        in1000.blocks 252.5
         0.0243
         -0.0144
      group.share 0.25069
       -0.0263
       0.0086
     chance.heading 0.144424
      -0.0143
      chance.heading 0.464357
       group.share 0.25069
        0.0118
        0.0450
       -0.0152
    outer.rowAverage 1030.06
     chance.kin 0.348334
      chance.section 0.203786
       0.0195
       group.blocks 6.5
        -0.0251
        0.0016
      0.0225
     -0.0202
   group.last 0.537706
    0.0070
    chance 0.867369
     -0.0139
     0.0166
  in1000.blocks 201.5
   0.0302
   -0.0059
 chance.heading 0.662399
  group.last 0.598538
   0.0044
   -0.0227
  outer.rowAverage 1968.83
   0.0142
   -0.0266

chance.wantedBefore 0.91057
 chance.wanted 410.135
  0.0048
  in1000.links 0.360544
   in1000.links 0.298894
    fit.best 0.592078
     in300.perBlock 6.45818
      chance.wantedBefore 0.341491
       -0.0241
       0.0289
      in300.perBlock 12.6249
       -0.0372
       -0.0025
     fit.best 0.666818
      chance.around4 0.389806
       0.0043
       0.0344
      fit.best 0.722439
       chance.wantedBefore 0.230078
        0.0066
        in1000.links 0.0307741
         -0.0498
         in1000.links 0.082809
          0.0099
          -0.0264
       in1000.links 0.0307741
        chance.wanted 5177.53
         0.0162
         -0.0193
        chance 0.867369
         -0.0059
         in1000.links 0.0603482
          -0.0078
          0.0250
    0.0188
   chance.wanted 1253.73
    -0.0231
    in300.perBlock 7.08514
     in300.perBlock 4.33082
      0.0104
      -0.0302
     0.0273
 chance.around40 0.254829
  -0.0310
  chance.around4 0.467673
   0.0052
   -0.0150

repeat 0
 chance.section 0.112056
  chance.in1000 0.216108
   in100.perBlock 4.30888
    0.0009
    -0.0395
   group.sentences 0
    -0.0107
    0.0164
  chance.in1000 0.375194
   fit.in1000 0.416098
    chance.in1000 0.259493
     chance.up4 0.139467
      0.0217
      in100.perBlock 12.5023
       -0.0025
       0.0214
     -0.0340
    in100.perBlock 3.86986
     -0.0060
     links 0.0380014
      0.0321
      chance.around40 0.413639
       0.0194
       -0.0139
   chance.around40 0.293135
    -0.0185
    chance.around40 0.338098
     0.0246
     in100.perBlock 2.72035
      0.0191
      chance.up4 0.419034
       chance.section 0.384183
        0.0038
        -0.0215
       chance.kin 0.861569
        chance.kin 0.778579
         -0.0006
         group.sentences 0.0714977
          fit.in1000 0.876319
           0.0325
           -0.0048
          -0.0042
        -0.0105
 in100.perBlock 2.72035
  0.0059
  -0.0140

in1000.prose 0.946714
 depth 29.5
  chance.up3 0.914933
   fit.gap 0.0551783
    words1 3.5
     chance.page 0.686804
      in1000.prose 0.66423
       in1000.prose 0.436843
        in300.share 0.926725
         chance.in30 0.795058
          in300.share 0.241309
           -0.0161
           0.0050
          -0.0231
         depth 11.5
          -0.0015
          -0.0294
        in300.share 0.633884
         -0.0079
         0.0238
       in1000.prose 0.80704
        -0.0196
        0.0013
      in300.share 0.867099
       0.0304
       -0.0064
     chance.page 0.410676
      in1000.prose 0.768907
       chance-1 0.0735829
        0.0252
        0.0017
       0.0278
      in1000.prose 0.722931
       0.0059
       chance.page 0.686804
        -0.0155
        in300.share 0.926725
         0.0127
         -0.0190
    chance2 0.340701
     -0.0160
     0.0133
   0.0162
  -0.0238
 in300.share 0.819755
  -0.0301
  0.0158

in1000.prose 0.946714
 links 0.0785415
  chance.page 0.174415
   in1000.prose 0.042143
    -0.0075
    place 0.33357
     -0.0021
     0.0280
   chance1 0.392862
    -0.0036
    in1000.perBlock 6.93284
     in100.perBlock 14.8918
      0.0042
      -0.0185
     in1000.proseShare 0.733038
      in1000.perBlock 8.66719
       -0.0103
       0.0320
      in1000.prose 0.722931
       0.0183
       chance.around12 0.767487
        chance.wanted 1071.47
         0.0149
         chance.page 0.717436
          -0.0299
          0.0118
        0.0098
  in1000.proseShare 0.940262
   in1000.proseShare 0.324555
    chance.wanted 268.739
     0.0252
     -0.0130
    in1000.prose 0.697775
     0.0184
     -0.0096
   chance.groupBlocks 0.537929
    chance.page 0.410676
     chance.outer 0.265657
      -0.0243
      0.0009
     chance.in100 0.520842
      0.0261
      -0.0059
    -0.0252
 in1000.proseShare 0.77646
  -0.0366
  0.0086

words-1 8.5
 chance.heading 0.624064
  chance.doubt 0.193319
   -0.0109
   chance.page 0.367192
    kin.share 0.149856
     links-1 0.240943
      0.0093
      kin.share 0.0588492
       -0.0158
       0.0084
     in1000.prose 0
      0.0212
      -0.0189
    links-1 0.848609
     fit.best 0.830874
      in1000.prose 0.768907
       0.0060
       -0.0247
      0.0282
     0.0212
  kin.share 0.0691924
   -0.0038
   0.0177
 kin.share 0.231398
  kin.share 0.0421082
   words 4.5
    0.0021
    -0.0155
   fit.best 0.518271
    0.0303
    chance.in300 0.504469
     -0.0178
     heading.level 1.5
      -0.0181
      0.0117
  chance 0.745209
   -0.0222
   heading.level 3.5
    chance.heading 0.310375
     0.0188
     chance.heading 0.589857
      -0.0154
      chance.doubt 0.0819782
       -0.0116
       0.0196
    -0.0208

chance.wantedBefore 0.581428
 chance.heading 0.0943841
  chance.item 0.346113
   group.share 0.0916498
    group.parents 28.5
     -0.0113
     0.0239
    -0.0403
   0.0074
  chance.item 0.5005
   in1000.share 0.451749
    group.sentences 0.0487176
     -0.0208
     0.0065
    chance.in100 0.156454
     0.0376
     heading.level 3.5
      group.sentences 0.00664459
       0.0044
       0.0197
      -0.0082
   place 0.667543
    group.share 0.541243
     -0.0080
     0.0157
    0.0197
 fit.inBest 0
  place 0.904097
   -0.0317
   0.0079
  chance.heading 0.662399
   chance.heading 0.525026
    group.share 0.317777
     group.share 0.0475043
      in1000.share 0.870602
       chance.group 0.225632
        0.0129
        -0.0139
       0.0135
      group.parents 5.5
       -0.0244
       -0.0044
     0.0090
    chance.around40 0.695794
     -0.0235
     0.0006
   0.0111

chance.under 0.065861
 chance.wantedBefore 0.540579
  tag 10.5
   heading.distance 49.5
    chance.kinBlocks 0.386366
     chance.groupBlocks 0.164542
      -0.0105
      place 0.361724
       0.0090
       chance.page 0.477846
        0.0474
        0.0004
     words 50.5
      tag 1.5
       -0.0067
       0.0176
      0.0220
    -0.0166
   chance-1 0.13129
    kin.share 0.00476156
     -0.0201
     0.0132
    place 0.667543
     -0.0124
     0.0103
  chance-1 0.246652
   links1 0.0613815
    chance.page 0.131509
     0.0020
     -0.0246
    -0.0026
   tag 3.5
    chance.groupBlocks 0.33159
     0.0135
     fit.page 0.796382
      -0.0226
      chance.in300 0.771035
       0.0135
       place 0.510011
        0.0126
        -0.0180
    chance.page 0.343845
     -0.0079
     0.0123
 chance.kinBlocks 0.511816
  0.0194
  0.0018

heading.level 3.5
 in1000.perBlock 5.78059
  fit.in1000 0.477665
   in300.share 0.291701
    -0.0167
    in300.perBlock 3.37218
     -0.0009
     chance.doubt 0.441942
      chance.in100 0.55522
       -0.0178
       0.0201
      0.0256
   in1000.perBlock 4.43644
    chance.in100 0.39861
     -0.0208
     0.0064
    -0.0207
  in1000.perBlock 13.3321
   group.blocks 14.5
    in300.perBlock 22.8559
     -0.0008
     0.0242
    in300.perBlock 9.29846
     0.0053
     fit.in1000 0.371984
      -0.0251
      0.0390
   names.for 12.5
    chance.doubt 0.218473
     0.0014
     group.blocks 12.5
      0.0052
      -0.0294
    0.0237
 chance.doubt 0.161502
  fit.in1000 0.924682
   -0.0401
   0.0092
  chance.group 0.515388
   names.for 2.5
    -0.0352
    group.sentences 0.030676
     group.blocks 90.5
      0.0304
      -0.0118
     -0.0154
   0.0119

fit.inBest 0
 fit.best 0.481329
  names.leaning 0
   fit.best 0.312811
    -0.0294
    0.0068
   0.0128
  -0.0143
 names.leaning 41.5
  chance.section 0.203786
   in100.perBlock 19.9525
    0.0141
    -0.0177
   fit.best 0.830874
    names.leaning 9.5
     fit.best 0.666818
      copies 1.5
       0.0067
       -0.0112
      -0.0195
     in100.perBlock 3.86986
      group.blocks 176.5
       -0.0240
       0.0158
      fit.best 0.592078
       fit.best 0.518271
        0.0175
        chance.section 0.454736
         -0.0020
         -0.0392
       chance.section 0.593531
        group.blocks 25.5
         0.0215
         -0.0044
        names.leaning 16.5
         0.0149
         fit.best 0.722439
          -0.0166
          fit.best 0.816745
           0.0146
           -0.0163
    names.leaning 8.5
     fit.best 0.942822
      0.0224
      -0.0084
     0.0012
  -0.0203

repeat 0
 chance.most 0.951864
  chance.in1000 0.709574
   in300.perBlock 29.0562
    tag 19.5
     chance.after 0.205623
      -0.0026
      chance.wanted 1071.47
       in1000.perBlock 6.39904
        chance.in1000 0.491965
         0.0102
         tag 4.5
          0.0132
          -0.0357
        chance.groupBlocks 0.246419
         -0.0048
         0.0268
       chance.wanted 2165.54
        chance.box 0.512177
         in300.perBlock 7.08514
          -0.0143
          0.0156
         -0.0177
        0.0130
     -0.0149
    chance.most 0.901849
     0.0035
     -0.0329
   0.0220
  chance.in1000 0.5632
   in1000.perBlock 7.47116
    chance.wanted 462.744
     0.0138
     -0.0154
    -0.0457
   in1000.perBlock 23.3814
    tag 10.5
     0.0113
     -0.0066
    chance.most 0.964768
     0.0178
     -0.0184
 words 3.5
  chance.most 0.901849
   -0.0106
   0.0160
  -0.0261

chance-1 0.246652
 chance.grandparent 0.549166
  kin.share 0.520025
   heading.distance 278.5
    in1000.proseShare 0.324555
     -0.0140
     in1000.proseShare 0.876355
      chance.in1000 0.177794
       -0.0067
       chance2 0.269189
        0.0229
        -0.0045
      chance.grandparent 0.249464
       in1000.blocks 285.5
        -0.0206
        heading.distance 9.5
         -0.0247
         0.0208
       outer.rowAverage 23.7083
        -0.0084
        0.0165
    0.0168
   -0.0218
  kin.share 0.418385
   -0.0234
   0.0060
 in1000.blocks 404.5
  in1000.blocks 285.5
   chance2 0.0355831
    -0.0149
    outer.rowAverage 1968.83
     in1000.blocks 267.5
      0.0035
      0.0242
     -0.0163
   chance.in1000 0.621526
    -0.0190
    0.0102
  chance.up3 0.757423
   kin.share 0.190423
    chance.in1000 0.216108
     0.0217
     chance.up4 0.496397
      -0.0168
      0.0099
    0.0308
   -0.0123

fit.gap 0.0551783
 in1000.links 0.0938402
  chance.page 0.213394
   -0.0147
   chance.most 0.879644
    0.0281
    chance.heading 0.624064
     -0.0039
     0.0096
  chance.outer 0.265657
   in1000.links 0.653748
    in300.links 0.398496
     0.0058
     chance.up4 0.243905
      -0.0277
      0.0114
    chance.in100 0.322103
     0.0264
     -0.0079
   chance.most 0.613746
    0.0107
    chance.most 0.692019
     -0.0300
     links-1 0.136527
      chance.outer 0.681773
       in300.share 0.99982
        chance.heading 0.0686798
         0.0174
         -0.0235
        0.0130
       links1 0.0409561
        0.0103
        -0.0196
      chance.most 0.955474
       chance.page 0.367192
        -0.0090
        in1000.links 0.888869
         in300.share 0.291701
          -0.0097
          0.0263
         -0.0140
       -0.0194
 in300.links 0.398496
  -0.0264
  chance.most 0.891861
   0.0307
   -0.0246

chance.wantedBefore 0.581428
 tag 10.5
  chance-2 0.0839416
   -0.0043
   depth 14.5
    in300.perBlock 22.8559
     group.last 0.903249
      0.0262
      0.0053
     -0.0001
    in1000.perBlock 4.14435
     -0.0206
     0.0118
  group.last 0.781504
   chance.up3 0.156293
    depth 12.5
     -0.0163
     0.0193
    in300.perBlock 7.61533
     -0.0182
     -0.0044
   in1000.blocks 170.5
    -0.0114
    0.0118
 fit.inBest 0
  fit.page 0.502525
   0.0204
   -0.0323
  chance.up3 0.246509
   in100.perBlock 3.86986
    -0.0048
    group.last 0.694392
     -0.0070
     chance.parent 0.136563
      -0.0004
      0.0343
   fit.page 0.796382
    in1000.perBlock 12.4977
     in100.perBlock 31.0517
      -0.0068
      0.0190
     -0.0277
    chance-2 0.802415
     0.0111
     fit.page 0.895152
      -0.0192
      0.0038

repeat 0
 copies 1.5
  fit.gap 0.0551783
   group.blocks 176.5
    in300.perBlock 3.91601
     chance2 0.237093
      -0.0224
      0.0064
     chance.section 0.384183
      in1000.proseShare 0.684171
       in1000.perBlock 6.93284
        0.0124
        group.blocks 23.5
         0.0024
         -0.0367
       in1000.proseShare 0.895282
        0.0362
        in1000.perBlock 8.66719
         0.0179
         chance.page 0.538411
          -0.0283
          0.0126
      fit.best 0.592078
       in1000.perBlock 7.89501
        -0.0321
        0.0013
       chance.page 0.489971
        0.0078
        fit.best 0.739767
         -0.0244
         fit.best 0.871723
          0.0059
          -0.0079
    0.0229
   -0.0140
  0.0153
 chance.page 0.367192
  chance.in1000 0.259493
   -0.0050
   -0.0317
  group.blocks 18.5
   -0.0135
   chance.in1000 0.534406
    0.0280
    fit.best 0.830874
     -0.0150
     0.0173

chance-1 0.21695
 tag 6.5
  links 0.881944
   -0.0191
   chance.up3 0.184865
    -0.0123
    0.0165
  links-1 0.148542
   chance.parent 0.172762
    0.0125
    outer.rowAverage 212.908
     -0.0203
     0.0125
   chance.group 0.336667
    -0.0001
    0.0201
 tag 10.5
  chance.group 0.40461
   0.0155
   links 0.124228
    in300.links 0.0364051
     outer.rowAverage 13.6182
      0.0157
      chance.wanted 2530.81
       chance.before 0.839434
        chance.wanted 1635.18
         chance.up3 0.463835
          -0.0285
          chance.before 0.600924
           0.0197
           -0.0114
         -0.0332
        0.0100
       0.0072
     chance.before 0.637733
      -0.0009
      0.0191
    -0.0108
  kin.share 0.0825433
   in300.links 0.0300181
    0.0056
    -0.0146
   kin.share 0.341967
    chance.item 0.384297
     0.0262
     -0.0038
    -0.0148

in1000.blocks 354.5
 tag 10.5
  tag 3.5
   chance.most 0.924323
    in1000.blocks 267.5
     in1000.blocks 191.5
      chance.most 0.692019
       -0.0178
       chance.doubt 0.324562
        chance.doubt 0.309701
         0.0100
         -0.0248
        0.0288
      chance.doubt 0.344547
       0.0054
       -0.0310
     0.0292
    -0.0123
   in1000.blocks 285.5
    0.0155
    -0.0137
  in1000.share 0.548771
   in1000.blocks 151.5
    0.0067
    fit.inBest 0
     0.0048
     -0.0379
   in1000.share 0.943307
    chance.section 0.203786
     0.0218
     -0.0019
    in1000.perBlock 3.85735
     0.0102
     -0.0170
 chance.section 0.556151
  chance.section 0.112056
   -0.0161
   links1 0.401923
    chance.item 0.425144
     0.0314
     0.0004
    in100.perBlock 5.78971
     -0.0102
     0.0196
  chance.most 0.918997
   -0.0216
   0.0061

heading.distance 1.5
 chance.in300 0.17378
  -0.0169
  chance.in300 0.729627
   0.0118
   chance.box 0.841925
    -0.0106
    0.0127
 words 2.5
  chance.section 0.203786
   0.0165
   chance.in300 0.858948
    kin.parents 28.5
     0.0041
     -0.0140
    0.0202
  heading.distance 278.5
   in1000.blocks 151.5
    group.parents 25.5
     chance.in300 0.437124
      0.0122
      -0.0046
     0.0164
    chance.section 0.842446
     chance.in300 0.61855
      in1000.blocks 404.5
       heading.distance 15.5
        -0.0020
        words 14.5
         -0.0152
         -0.0346
       chance.in300 0.367192
        chance.parent 0.271727
         0.0012
         0.0359
        heading.distance 9.5
         -0.0293
         0.0024
      in1000.blocks 517.5
       words 8.5
        0.0002
        chance-1 0.277789
         -0.0044
         0.0278
       -0.0198
     -0.0257
   0.0146

tag 13.5
 chance.kin 0.383133
  in100.perBlock 3.86986
   in300.links 0.334371
    0.0126
    in300.links 0.58784
     -0.0292
     0.0019
   chance.after 0.240036
    chance.heading 0.0686798
     -0.0177
     0.0112
    chance.outer 0.422589
     0.0307
     0.0088
  chance.heading 0.624064
   chance.box 0.33014
    -0.0170
    -0.0019
   chance2 0.207144
    -0.0129
    0.0114
 chance.heading 0.491555
  chance.kin 0.419353
   chance.after 0.466606
    in300.links 0.398496
     chance.outer 0.150599
      0.0099
      in100.perBlock 9.02212
       -0.0211
       0.0115
     0.0098
    kin.first 0.410448
     -0.0296
     0.0015
   chance.outer 0.737381
    chance2 0.182232
     0.0018
     0.0288
    -0.0190
  links 0.144156
   chance.outer 0.573638
    -0.0180
    chance.kin 0.55905
     -0.0107
     0.0195
   -0.0342

depth 21.5
 depth 9.5
  in1000.prose 0.600066
   fit.best 0.55534
    chance.most 0.502347
     0.0148
     -0.0228
    0.0098
   fit.best 0.739767
    -0.0256
    -0.0054
  chance.most 0.853034
   depth 11.5
    chance.groupBlocks 0.203388
     -0.0026
     chance.in30 0.496907
      0.0445
      0.0078
    in1000.share 0.645637
     depth 13.5
      -0.0126
      0.0233
     depth 14.5
      chance.most 0.502347
       -0.0159
       fit.best 0.481329
        0.0362
        fit.best 0.611931
         -0.0132
         0.0274
      group.parents 7.5
       0.0058
       fit.best 0.611931
        -0.0307
        0.0109
   depth 17.5
    fit.best 0.666818
     0.0082
     fit.best 0.830874
      -0.0120
      0.0032
    0.0159
 chance.groupBlocks 0.788918
  chance.in30 0.202757
   -0.0283
   0.0024
  -0.0382

chance.under 0.065861
 heading.distance 49.5
  chance.wanted 2165.54
   names.for 17.5
    kin.parents 50.5
     kin.parents 36.5
      kin.parents 30.5
       names.for 13.5
        kin.parents 4.5
         -0.0089
         -0.0001
        0.0227
       0.0194
      chance.in30 0.273644
       0.0054
       -0.0356
     names.for 5.5
      chance.grandparent 0.21677
       -0.0051
       0.0294
      -0.0143
    -0.0301
   kin.parents 30.5
    chance.wanted 3332.74
     0.0340
     0.0044
    kin.parents 164.5
     chance.around4 0.684702
      -0.0211
      in1000.perBlock 30.5126
       0.0182
       -0.0225
     0.0215
  chance.wanted 462.744
   names.for 0
    -0.0104
    0.0131
   chance.wanted 659.69
    -0.0367
    chance.wanted 1347.24
     in1000.proseShare 0.811013
      -0.0078
      0.0249
     kin.parents 10.5
      0.0058
      -0.0237
 0.0069

place 0.859912
 group.last 0.97377
  words 9.5
   group.last 0.903249
    group.last 0.889715
     words 1.5
      0.0094
      -0.0028
     heading.distance 9.5
      -0.0054
      0.0309
    -0.0150
   fit.in1000 0.662814
    place 0.645185
     fit.in1000 0.329159
      -0.0033
      0.0199
     chance.parent 0.40712
      0.0137
      -0.0143
    fit.in1000 0.70888
     chance.around12 0.612213
      -0.0017
      -0.0335
     chance.parent 0.794922
      group.parents 28.5
       kin.parents 24.5
        words 31.5
         -0.0081
         0.0169
        -0.0278
       0.0146
      0.0152
  group.parents 16.5
   chance.section 0.485832
    -0.0217
    0.0125
   0.0239
 in1000.blocks 108.5
  -0.0259
  chance2 0.237093
   chance.parent 0.271727
    -0.0000
    -0.0285
   in1000.links 0.228392
    0.0221
    -0.0058

chance.most 0.973098
 fit.in1000 0.75159
  names.for 2.5
   group.share 0.137201
    names.leaning -2.5
     chance1 0.0965721
      -0.0003
      -0.0287
     chance.page 0.131509
      0.0181
      chance.around40 0.627604
       -0.0122
       0.0090
    fit.in1000 0.662814
     chance.around40 0.509443
      fit.in1000 0.512652
       chance.most 0.613746
        -0.0155
        0.0227
       -0.0104
      0.0235
     group.share 0.25069
      -0.0303
      0.0062
   chance.in100 0.730364
    chance-2 0.0598091
     group.share 0.0349116
      0.0079
      -0.0199
     0.0100
    -0.0206
  chance.wanted 1253.73
   chance.most 0.924323
    0.0154
    -0.0070
   chance.most 0.951864
    0.0296
    group.share 0.25069
     chance.wanted 1635.18
      0.0179
      -0.0149
     0.0287
 group.share 0.317777
  chance1 0.247931
   -0.0188
   0.0026
  -0.0315

group.blocks 1.5
 -0.0096
 copies 35.5
  chance.kin 0.638785
   chance.page 0.343845
    chance.page 0.294516
     group.share 0.169238
      in300.share 0.457301
       in300.share 0.328291
        in300.share 0.291701
         in300.share 0.241309
          0.0121
          -0.0101
         0.0329
        group.share 0.0349116
         0.0040
         -0.0271
       0.0166
      fit.best 0.481329
       kin.parents 28.5
        -0.0396
        -0.0011
       0.0144
     group.blocks 28.5
      fit.best 0.55534
       -0.0198
       0.0058
      -0.0276
    0.0069
   links-1 0.0914005
    fit.in1000 0.70888
     group.blocks 25.5
      in300.share 0.91183
       -0.0317
       0.0089
      0.0117
     group.blocks 75.5
      group.share 0.0754829
       -0.0078
       0.0140
      kin.parents 67.5
       -0.0288
       0.0153
    chance.page 0.538411
     0.0222
     -0.0059
  -0.0196

chance.wantedBefore 0.91057
 kin.share 0.00312094
  -0.0122
  level 0
   chance.around12 0.148032
    0.0120
    in300.share 0.149368
     0.0085
     chance.in1000 0.880605
      chance.page 0.62334
       kin.share 0.231398
        kin.first 0.178319
         -0.0153
         chance.page 0.455363
          chance.in1000 0.134274
           0.0155
           heading.level 2.5
            -0.0127
            chance.in1000 0.313771
             chance1 0.247931
              0.0302
              -0.0049
             -0.0077
          0.0110
        kin.first 0.476027
         fit.gap 0.0172968
          in1000.perBlock 13.3321
           0.0195
           -0.0074
          -0.0166
         -0.0206
       chance.outer 0.820125
        -0.0213
        heading.level 1.5
         -0.0214
         0.0166
      0.0157
   chance.box 0.362828
    0.0187
    0.0031
 fit.gap 0.00238681
  chance.page 0.477846
   -0.0168
   chance.box 0.471639
    0.0186
    -0.0086
  -0.0292

chance.wantedBefore 0.540579
 chance.after 0.426465
  names.for 2.5
   place 0.741303
    in1000.blocks 216.5
     0.0152
     chance.heading 0.285149
      -0.0236
      0.0038
    0.0222
   chance.wantedBefore 0.230078
    0.0272
    chance.in100 0.322103
     -0.0086
     0.0203
  in300.perBlock 7.61533
   -0.0097
   chance.after 0.745654
    0.0124
    names.for 0
     0.0036
     -0.0144
 chance.in100 0.194381
  in1000.blocks 517.5
   -0.0225
   0.0112
  chance.in300 0.334122
   in300.links 0.291398
    chance.around12 0.217619
     -0.0042
     0.0305
    -0.0068
   chance.around12 0.697584
    links-1 0.716518
     in300.links 0.0708185
      in300.perBlock 14.8374
       in300.perBlock 9.89924
        -0.0038
        0.0209
       -0.0151
      in300.perBlock 10.7954
       in300.perBlock 7.08514
        -0.0197
        0.0044
       -0.0368
     0.0035
    0.0020

in1000.perBlock 5.78059
 group.blocks 90.5
  in300.links 0.0476901
   -0.0227
   in1000.share 0.28439
    -0.0302
    in300.links 0.169746
     in300.links 0.0788367
      -0.0046
      group.blocks 2.5
       -0.0052
       0.0251
     links-1 0.848609
      chance.page 0.261351
       names.leaning 2.5
        -0.0169
        0.0075
       heading.distance 1.5
        0.0011
        -0.0334
      names.leaning 9.5
       chance.page 0.367192
        0.0025
        0.0298
       -0.0128
  in1000.share 0.935942
   0.0214
   -0.0112
 chance.wantedBefore 0.625328
  chance.page 0.513056
   0.0112
   -0.0022
  fit.gap 0.00238681
   in1000.perBlock 13.3321
    in300.links 0.169746
     chance.before 0.600924
      0.0214
      0.0001
     -0.0083
    group.blocks 75.5
     chance.page 0.385157
      -0.0201
      0.0034
     -0.0302
   in1000.perBlock 6.39904
    0.0099
    -0.0342

chance.wantedBefore 0.500243
 place 0.463059
  outer.rowAverage 212.908
   -0.0034
   depth 17.5
    chance.wantedBefore 0.119765
     0.0185
     chance.wanted 1253.73
      0.0113
      -0.0128
    0.0333
  outer.rowAverage 23.7083
   fit.best 0.37968
    -0.0045
    0.0242
   kin.parents 58.5
    place 0.741303
     group.last 0.598538
      0.0162
      depth 9.5
       0.0098
       -0.0186
     0.0145
    0.0308
 group.last 0.458654
  -0.0247
  chance.in30 0.143122
   -0.0214
   chance.wanted 207.399
    fit.best 0.481329
     0.0280
     -0.0004
    chance-2 0.267923
     -0.0077
     chance.wanted 1635.18
      chance.wanted 1071.47
       place 0.859912
        0.0085
        -0.0148
       group.last 0.741336
        -0.0362
        chance.wanted 1253.73
         -0.0179
         0.0108
      chance.wanted 3332.74
       0.0161
       -0.0044

chance.wantedBefore 0.581428
 kin.first 0.250898
  chance.in100 0.823852
   fit.best 0.666818
    fit.in1000 0.371984
     -0.0117
     fit.in1000 0.477665
      0.0278
      chance.most 0.879644
       -0.0099
       0.0167
    -0.0133
   0.0096
  links 0.0785415
   chance.heading 0.0686798
    -0.0071
    fit.best 0.666818
     0.0249
     chance1 0.169209
      -0.0140
      0.0107
   fit.best 0.37968
    -0.0195
    chance.around40 0.293135
     0.0308
     -0.0045
 fit.in1000 0.75159
  chance.heading 0.525026
   heading.level 1.5
    0.0088
    kin.first 0.324891
     chance1 0.583522
      chance.parent 0.333223
       -0.0068
       0.0156
      -0.0212
     fit.best 0.722439
      chance.kin 0.169343
       0.0012
       -0.0268
      0.0072
   -0.0216
  chance.most 0.973098
   0.0102
   chance.heading 0.662399
    -0.0172
    0.0092

chance.item 0.199316
 kin.share 0.121589
  -0.0001
  kin.parents 18.5
   -0.0310
   kin.parents 36.5
    0.0159
    -0.0135
 chance.doubt 0.662512
  in1000.links 0.0938402
   in1000.links 0.082809
    chance.doubt 0.344547
     chance.doubt 0.248029
      chance.doubt 0.181194
       in1000.links 0.0603482
        words-1 4.5
         0.0236
         tag 3.5
          -0.0162
          0.0094
        -0.0183
       0.0171
      group.last 0.889715
       chance.before 0.56289
        -0.0000
        -0.0360
       0.0196
     chance.section 0.348009
      -0.0094
      0.0218
    0.0256
   tag 18.5
    words-1 2.5
     -0.0094
     chance.doubt 0.267714
      chance.after 0.653926
       -0.0136
       0.0084
      0.0134
    kin.share 0.121589
     -0.0195
     in1000.links 0.490941
      group.last 0.903249
       0.0221
       -0.0107
      -0.0198
  0.0167

chance.wantedBefore 0.938267
 chance.under 0.065861
  group.blocks 4.5
   chance.most 0.932493
    chance.wantedBefore 0.540579
     0.0069
     -0.0173
    in1000.proseShare 0.77646
     0.0123
     chance.wantedBefore 0.848428
      -0.0249
      0.0066
   kin.parents 4.5
    chance.in300 0.555983
     chance.in1000 0.375194
      0.0172
      -0.0169
     0.0273
    chance.up4 0.817878
     group.parents 34.5
      kin.parents 33.5
       group.parents 25.5
        in1000.proseShare 0.497483
         -0.0151
         chance.most 0.942774
          group.blocks 68.5
           chance.in100 0.244676
            -0.0057
            0.0105
           -0.0210
          kin.parents 20.5
           group.parents 7.5
            -0.0002
            -0.0293
           0.0116
        0.0177
       chance.in1000 0.677809
        -0.0346
        0.0131
      chance.in1000 0.259493
       0.0197
       chance.in1000 0.375194
        -0.0195
        0.0073
     0.0096
  0.0083
 -0.0117

in300.perBlock 19.1904
 depth 28.5
  kin.first 0.593688
   outer.rowAverage 212.908
    outer.rowAverage 184.056
     kin.parents 20.5
      chance.parent 0.154463
       0.0110
       in300.share 0.886501
        in300.perBlock 14.8374
         kin.first 0.276846
          -0.0014
          -0.0184
         0.0123
        0.0051
      depth 18.5
       0.0096
       -0.0170
     chance.around4 0.618193
      -0.0327
      0.0028
    kin.parents 10.5
     0.0242
     depth 16.5
      in300.perBlock 5.30748
       -0.0354
       0.0002
      chance.item 0.30769
       -0.0091
       0.0278
   outer.rowAverage 212.908
    kin.parents 8.5
     chance.around4 0.314935
      -0.0155
      0.0156
     in300.perBlock 3.91601
      0.0046
      0.0383
    outer.rowAverage 479.523
     -0.0255
     0.0053
  -0.0208
 in300.share 0.839693
  -0.0099
  chance.in30 0.569504
   0.0229
   -0.0041

names.leaning 2.5
 heading.level 3.5
  names.leaning -10.5
   0.0168
   chance.in1000 0.709574
    in300.perBlock 19.1904
     chance.heading 0.206554
      kin.first 0.324891
       -0.0286
       in300.perBlock 4.33082
        0.0177
        in1000.proseShare 0.42701
         -0.0305
         0.0046
      fit.page 0.332428
       -0.0221
       group.share 0.0646099
        -0.0039
        0.0212
     -0.0309
    0.0116
  -0.0218
 chance.in1000 0.216108
  group.share 0.003452
   -0.0171
   in1000.perBlock 6.93284
    kin.first 0.128254
     -0.0053
     0.0298
    -0.0065
  fit.page 0.585816
   chance 0.463729
    in300.perBlock 13.4502
     in1000.perBlock 4.43644
      in300.perBlock 2.8589
       0.0158
       -0.0220
      0.0198
     -0.0214
    -0.0277
   chance.outer 0.737381
    0.0038
    chance.heading 0.55481
     names.leaning 19.5
      0.0017
      -0.0229
     0.0049

chance 0.91243
 kin.parents 74.5
  chance.in30 0.170912
   kin.parents 12.5
    chance.wantedBefore 0.230078
     0.0159
     chance.page 0.261351
      -0.0241
      0.0071
    -0.0207
   chance.in30 0.639909
    chance.up4 0.534106
     chance.page 0.174415
      chance.up4 0.275692
       -0.0009
       heading.distance 9.5
        0.0001
        0.0323
      chance.page 0.343845
       chance.in300 0.412135
        chance.page 0.261351
         in1000.blocks 404.5
          -0.0167
          0.0138
         0.0146
        -0.0241
       0.0035
     0.0108
    kin.parents 36.5
     chance 0.745209
      heading.distance 4.5
       -0.0148
       in1000.perBlock 13.3321
        0.0085
        -0.0129
      chance.kinBlocks 0.548967
       0.0175
       -0.0008
     kin.parents 46.5
      -0.0360
      -0.0021
  chance.in30 0.202757
   0.0274
   chance 0.353917
    -0.0223
    0.0156
 0.0173

fit.page 0.944922
 chance.in1000 0.815986
  chance.doubt 0.161502
   chance.around12 0.791385
    -0.0286
    0.0039
   fit.page 0.838305
    chance.doubt 0.267714
     in300.share 0.410357
      chance.in1000 0.709574
       -0.0340
       0.0059
      names.leaning 15.5
       -0.0088
       chance.doubt 0.248029
        0.0229
        -0.0112
     fit.page 0.722192
      chance.doubt 0.309701
       0.0190
       chance.doubt 0.381863
        -0.0159
        in300.share 0.498437
         in300.share 0.328291
          in300.share 0.291701
           fit.page 0.607714
            fit.gap 0.0222322
             -0.0083
             0.0155
            0.0204
           0.0274
          fit.gap 0.00238681
           -0.0208
           chance.group 0.225632
            0.0232
            -0.0144
         0.0072
      chance-2 0.267923
       -0.0031
       in300.share 0.978016
        0.0235
        -0.0113
    fit.page 0.879361
     0.0259
     -0.0080
  0.0116
 -0.0134

in1000.prose 0.946714
 group.share 0.317777
  words 1.5
   0.0105
   in1000.prose 0.042143
    words 4.5
     group.share 0.169238
      -0.0323
      0.0131
     names.leaning 2.5
      -0.0121
      0.0103
    place 0.904097
     kin.share 0.190423
      0.0004
      in1000.prose 0.826529
       in1000.links 0.298894
        in1000.links 0.0938402
         in1000.links 0.0307741
          -0.0205
          names.leaning 4.5
           -0.0159
           0.0232
         -0.0305
        fit.best 0.666818
         -0.0165
         0.0154
       0.0077
     in1000.proseShare 0.895282
      0.0329
      0.0022
  in1000.proseShare 0.980542
   in1000.prose 0.748726
    0.0266
    chance.before 0.759849
     -0.0108
     0.0172
   in1000.proseShare 0.988558
    -0.0291
    in1000.links 0.328915
     words 20.5
      -0.0027
      0.0294
     -0.0170
 place 0.463059
  0.0085
  -0.0253

kin.first 0.699469
 kin.first 0.648697
  tag 19.5
   fit.best 0.666818
    kin.first 0.0109389
     -0.0172
     0.0063
    kin.first 0.0622095
     chance.up4 0.534106
      -0.0100
      0.0167
     fit.best 0.830874
      in300.links 0.398496
       tag 15.5
        group.share 0.0916498
         group.share 0.0405188
          -0.0046
          0.0221
         -0.0198
        group.share 0.317777
         -0.0260
         0.0098
       in300.links 0.736497
        group.share 0.0646099
         -0.0078
         0.0326
        -0.0109
      fit.best 0.871723
       0.0179
       tag 3.5
        -0.0137
        0.0038
   -0.0151
  fit.gap 0.00238681
   0.0249
   -0.0121
 in1000.proseShare 0.684171
  -0.0220
  chance.before 0.206727
   -0.0190
   chance.around40 0.338098
    0.0226
    chance.section 0.454736
     -0.0173
     in1000.share 0.645637
      0.0288
      -0.0051

chance.in300 0.334122
 in1000.links 0.0307741
  -0.0213
  chance.doubt 0.267714
   -0.0202
   chance.wantedBefore 0.230078
    chance-1 0.0735829
     -0.0067
     0.0301
    in1000.links 0.0938402
     0.0337
     fit.page 0.639216
      fit.page 0.417854
       group.share 0.0754829
        0.0092
        -0.0163
       0.0158
      -0.0167
 fit.page 0.607714
  chance.in300 0.367192
   in1000.links 0.490941
    0.0204
    -0.0118
   chance.wantedBefore 0.306184
    -0.0021
    chance.doubt 0.540736
     -0.0288
     -0.0025
  chance.in300 0.367192
   -0.0241
   fit.page 0.663058
    in1000.links 0.417335
     0.0209
     -0.0135
    chance.in100 0.431912
     chance.doubt 0.285802
      chance.in100 0.39861
       -0.0107
       0.0224
      0.0273
     chance.in300 0.587161
      -0.0092
      chance.doubt 0.344547
       -0.0011
       fit.page 0.722192
        -0.0044
        0.0373

chance.around4 0.314935
 fit.inBest 0
  -0.0123
  -0.0010
 fit.best 0.666818
  fit.best 0.611931
   words-1 8.5
    in300.perBlock 14.8374
     0.0020
     0.0308
    -0.0091
   0.0200
  fit.in1000 0.70888
   in1000.share 0.989165
    -0.0157
    chance 0.544343
     words-1 3.5
      -0.0209
      0.0048
     in300.perBlock 10.7954
      0.0200
      -0.0066
   in1000.share 0.721907
    links1 0.0613815
     0.0217
     -0.0045
    in1000.share 0.885429
     fit.in1000 0.895536
      in1000.perBlock 8.66719
       0.0059
       in1000.share 0.750234
        0.0041
        -0.0307
      0.0043
     in1000.share 0.989165
      fit.best 0.915729
       in300.perBlock 9.29846
        in300.perBlock 7.08514
         0.0158
         -0.0246
        0.0212
       in1000.share 0.91368
        0.0161
        -0.0106
      in1000.perBlock 7.47116
       0.0068
       -0.0171

chance.section 0.112056
 chance.in300 0.229513
  -0.0261
  chance1 0.169209
   chance.section 0
    0.0281
    -0.0060
   -0.0083
 chance.most 0.979205
  in1000.links 0.360544
   chance1 0.0735632
    -0.0058
    names.for 13.5
     chance.group 0.868662
      in1000.links 0.012383
       in300.share 0.541594
        -0.0215
        0.0198
       chance.in300 0.858948
        in300.share 0.796619
         0.0110
         -0.0030
        -0.0167
      0.0206
     0.0222
   in300.share 0.498437
    chance.most 0.801562
     chance1 0.217957
      0.0177
      -0.0119
     -0.0236
    chance.wanted 659.69
     chance.around4 0.19006
      -0.0124
      chance.item 0.5005
       0.0233
       -0.0020
     chance.in300 0.529488
      chance.in300 0.334122
       0.0090
       -0.0287
      0.0146
  chance.up4 0.817878
   in1000.share 0.721907
    0.0037
    -0.0265
   0.0023

repeat 0
 copies 1.5
  chance-2 0.122376
   -0.0084
   chance.wanted 2165.54
    names.leaning 14.5
     chance1 0.392862
      names.leaning 4.5
       chance1 0.113691
        0.0057
        -0.0149
       chance.up3 0.276267
        0.0287
        chance.wanted 462.744
         0.0119
         -0.0118
      0.0114
     chance.in300 0.367192
      names.leaning 19.5
       -0.0105
       0.0216
      links 0.108271
       names.leaning 30.5
        chance.up3 0.877866
         chance.wanted 587.879
          0.0119
          chance.section 0.593531
           0.0066
           -0.0189
         0.0189
        chance.in300 0.771035
         0.0010
         -0.0377
       chance.up3 0.463835
        0.0003
        -0.0295
    chance.wanted 3332.74
     names.leaning 4.5
      -0.0022
      0.0285
     chance.section 0.865413
      0.0092
      -0.0176
  0.0138
 copies 2.5
  -0.0206
  -0.0049

in1000.perBlock 36.9853
 repeat 0
  copies 1.5
   chance.grandparent 0.672765
    chance.around4 0.314935
     in300.share 0.978016
      -0.0020
      -0.0216
     chance.around4 0.684702
      chance.kinBlocks 0.70086
       fit.gap 0.0172968
        in300.perBlock 5.30748
         in300.share 0.410357
          -0.0262
          in100.perBlock 2.72035
           0.0213
           -0.0102
         in100.perBlock 13.5292
          0.0143
          -0.0011
        in1000.perBlock 6.39904
         0.0358
         -0.0013
       0.0239
      -0.0091
    fit.in1000 0.540473
     0.0160
     chance.around4 0.76805
      -0.0164
      -0.0022
   in300.share 0.241309
    fit.in1000 0.512652
     -0.0169
     0.0120
    0.0170
  group.blocks 23.5
   chance.in300 0.229513
    0.0060
    -0.0191
   copies 23.5
    chance.up4 0.207937
     -0.0098
     0.0142
    -0.0154
 in300.share 0.839693
  -0.0218
  0.0117

chance-2 0.0839416
 heading.level 3.5
  -0.0040
  -0.0262
 links 0.464103
  in300.perBlock 3.37218
   0.0141
   chance.up4 0.453575
    group.blocks 18.5
     chance.box 0.300693
      heading.level 3.5
       chance.section 0.384183
        in1000.share 0.989165
         0.0304
         0.0012
        -0.0040
       -0.0111
      chance.after 0.240036
       -0.0200
       0.0031
     chance.section 0.13891
      0.0129
      -0.0182
    chance.kinBlocks 0.889344
     0.0064
     -0.0102
  level 0
   links1 0.994737
    group.blocks 90.5
     -0.0227
     0.0068
    group.blocks 40.5
     chance.up4 0.275692
      0.0260
      in1000.share 0.901054
       -0.0150
       0.0095
     in1000.share 0.924357
      0.0049
      -0.0265
   chance.kinBlocks 0.326578
    0.0274
    level 2.5
     0.0219
     chance.up4 0.534106
      -0.0179
      0.0086

repeat 0
 group.parents 79.5
  tag 19.5
   in300.share 0.457301
    in300.perBlock 3.91601
     -0.0206
     outer.rowAverage 238.111
      in300.share 0.241309
       in300.perBlock 12.6249
        in300.share 0.149368
         0.0167
         -0.0137
        0.0283
       group.parents 6.5
        fit.in1000 0.610461
         chance.heading 0.144424
          0.0066
          -0.0276
         0.0091
        0.0092
      chance.wanted 1635.18
       -0.0297
       outer.rowAverage 1030.06
        chance.up3 0.78789
         0.0330
         -0.0057
        -0.0132
    fit.in1000 0.477665
     chance.heading 0.337402
      fit.in1000 0.416098
       -0.0038
       0.0263
      0.0253
     fit.in1000 0.569306
      -0.0118
      chance.item 0.600281
       0.0092
       in300.share 0.796619
        0.0070
        -0.0112
   -0.0139
  0.0157
 in300.perBlock 2.36882
  0.0119
  fit.in1000 0.820668
   -0.0157
   0.0039

chance-2 0.122376
 chance.groupBlocks 0.203388
  -0.0160
  chance.kin 0.383133
   chance.section 0.238667
    0.0229
    -0.0079
   chance.groupBlocks 0.57789
    -0.0201
    0.0036
 repeat 0
  chance-2 0.619166
   chance.section 0.112056
    -0.0119
    chance2 0.623703
     fit.in1000 0.689617
      names.for 2.5
       chance.kin 0.152642
        0.0198
        chance.in100 0.616781
         kin.first 0.212732
          0.0045
          -0.0191
         0.0158
       kin.first 0.178319
        -0.0063
        fit.in1000 0.540473
         0.0234
         fit.in1000 0.591896
          -0.0136
          0.0132
      0.0166
     -0.0036
   names.for 6.5
    links 0.401923
     chance2 0.571662
      -0.0057
      0.0095
     -0.0158
    -0.0168
  group.blocks 46.5
   chance.wanted 323.34
    0.0042
    -0.0192
   links 0.983146
    0.0152
    -0.0176

fit.page 0.332428
 -0.0133
 chance2 0.932339
  chance.under 0.065861
   group.sentences 0.0128619
    tag 4.5
     fit.page 0.680861
      -0.0065
      names.for 6.5
       in300.links 0.398496
        0.0318
        -0.0090
       -0.0120
     fit.page 0.417854
      chance.wanted 207.399
       -0.0104
       0.0221
      fit.page 0.838305
       -0.0173
       0.0031
    tag 5.5
     group.sentences 0.0614185
      chance 0.463729
       -0.0106
       fit.page 0.929063
        in300.links 0
         -0.0015
         0.0208
        -0.0108
      -0.0090
     in300.links 0.334371
      fit.page 0.895152
       chance1 0.632416
        chance.group 0.556384
         -0.0054
         0.0241
        chance.wanted 1071.47
         -0.0305
         0.0102
       0.0220
      0.0225
   chance.group 0.40461
    chance.in30 0.170912
     -0.0086
     0.0249
    0.0018
  -0.0124

group.blocks 5.5
 -0.0058
 names.leaning 2.5
  repeat 0
   group.parents 34.5
    names.leaning -10.5
     0.0150
     -0.0092
    0.0122
   -0.0205
  fit.in1000 0.329159
   in300.links 0.0300181
    -0.0136
    fit.page 0.332428
     0.0017
     0.0325
   fit.page 0.585816
    group.blocks 31.5
     group.share 0.0646099
      -0.0028
      -0.0357
     group.share 0.112486
      -0.0169
      0.0155
    fit.page 0.680861
     names.leaning 19.5
      names.leaning 14.5
       0.0122
       -0.0188
      0.0360
     names.leaning 24.5
      in300.links 0.0708185
       chance.wanted 1635.18
        0.0257
        fit.page 0.760111
         -0.0267
         0.0099
       fit.page 0.760111
        fit.in1000 0.540473
         -0.0140
         0.0199
        -0.0103
      chance.wanted 2944.49
       group.parents 7.5
        0.0041
        -0.0295
       0.0143

chance.wantedBefore 0.230078
 in1000.links 0.151615
  in300.perBlock 9.89924
   -0.0173
   in300.share 0.740486
    0.0171
    -0.0055
  0.0107
 in300.share 0.498437
  group.sentences 0.0581583
   kin.parents 33.5
    group.sentences 0.0418904
     chance.grandparent 0.588796
      in1000.links 0.653748
       -0.0154
       0.0088
      0.0135
     in1000.links 0.0242628
      -0.0059
      0.0287
    -0.0133
   in300.share 0.149368
    chance.in30 0.304131
     0.0259
     -0.0050
    in300.perBlock 4.33082
     0.0057
     fit.best 0.592078
      -0.0350
      -0.0112
  in300.perBlock 12.6249
   group.sentences 0.0645533
    in300.share 0.769414
     0.0075
     -0.0056
    kin.parents 22.5
     group.sentences 0.0910275
      0.0156
      -0.0060
     0.0319
   chance.before 0.759849
    in1000.links 0.0699663
     in300.share 0.819755
      -0.0163
      0.0150
     -0.0268
    0.0040

chance.wanted 3332.74
 chance.wanted 2944.49
  depth 21.5
   chance.section 0.112056
    chance.after 0.240036
     in300.links 0.146113
      -0.0273
      depth 12.5
       -0.0164
       chance.after 0.112424
        0.0271
        -0.0071
     0.0030
    chance.up4 0.110917
     0.0233
     chance.up4 0.817878
      chance.after 0.274466
       depth 14.5
        0.0115
        -0.0031
       chance.around4 0.314935
        -0.0157
        chance.grandparent 0.46644
         depth 11.5
          0.0184
          in300.links 0.736497
           0.0043
           -0.0268
         -0.0036
      0.0088
   in300.links 0.0967401
    -0.0246
    chance.around12 0.254605
     -0.0212
     chance.around4 0.467673
      0.0250
      -0.0086
  0.0358
 in300.links 0.0245664
  heading.level 2.5
   0.0189
   -0.0079
  chance.wanted 4210.54
   group.last 0.939048
    -0.0315
    -0.0008
   -0.0013

chance.most 0.973098
 fit.best 0.830874
  in1000.links 0.012383
   -0.0216
   in300.perBlock 17.5973
    in300.perBlock 10.7954
     in300.perBlock 7.61533
      fit.best 0.518271
       kin.share 0.27632
        0.0074
        -0.0128
       kin.share 0.27632
        fit.best 0.611931
         in1000.blocks 216.5
          0.0028
          kin.share 0.0421082
           -0.0065
           -0.0357
         in1000.blocks 178
          -0.0177
          0.0043
        copies 1.5
         0.0182
         -0.0099
      0.0118
     in1000.links 0.0699663
      0.0141
      level 1.5
       -0.0234
       0.0050
    chance.most 0.91006
     kin.parents 24.5
      0.0318
      -0.0065
     outer.rowAverage 75.8397
      -0.0196
      0.0091
  in1000.links 0.0173145
   0.0311
   0.0041
 chance.most 0.989055
  in1000.links 0.0307741
   outer.rowAverage 734.3
    0.0149
    -0.0264
   -0.0162
  0.0162

chance.wantedBefore 0.581428
 chance.most 0.951864
  repeat 0
   0.0069
   in1000.proseShare 0.955981
    -0.0151
    0.0059
  chance.item 0.30769
   fit.in1000 0.689617
    -0.0114
    0.0161
   chance.around4 0.741945
    -0.0217
    -0.0025
 fit.inBest 0
  chance.most 0.613746
   0.0270
   -0.0336
  group.blocks 176.5
   in1000.proseShare 0.990368
    chance2 0.0600287
     0.0131
     chance.most 0.937866
      kin.share 0.27632
       chance.most 0.613746
        0.0004
        fit.in1000 0.800251
         -0.0260
         0.0024
       fit.in1000 0.569306
        0.0182
        -0.0123
      chance.most 0.955474
       0.0129
       in1000.proseShare 0.980542
        fit.in1000 0.820668
         -0.0164
         0.0096
        -0.0296
    kin.share 0.190423
     0.0096
     group.blocks 36.5
      chance.most 0.942774
       -0.0012
       -0.0247
      0.0085
   0.0182

repeat 0
 chance.doubt 0.285802
  depth 8.5
   0.0058
   in1000.share 0.806511
    chance.doubt 0.248029
     chance.doubt 0.181194
      -0.0037
      in300.perBlock 7.08514
       -0.0075
       0.0248
     -0.0136
    kin.share 0.190423
     -0.0031
     -0.0177
  chance.groupBlocks 0.759272
   kin.share 0.00312094
    -0.0126
    heading.distance 2.5
     in300.perBlock 3.91601
      -0.0053
      0.0209
     in300.perBlock 29.0562
      chance-2 0.380269
       chance.box 0.24648
        depth 21.5
         in1000.share 0.989165
          kin.share 0.0299269
           -0.0027
           kin.share 0.149856
            0.0331
            0.0022
          -0.0055
         -0.0152
        -0.0024
       chance.in30 0.45548
        0.0285
        chance.doubt 0.483325
         0.0113
         -0.0117
      -0.0125
   in300.perBlock 13.4502
    0.0058
    -0.0262
 kin.share 0.0242047
  0.0034
  -0.0132

place 0.741303
 in300.perBlock 11.4536
  in300.perBlock 7.08514
   chance.around40 0.293135
    in300.perBlock 2.8589
     0.0190
     place 0.510011
      0.0083
      in300.perBlock 3.91601
       -0.0297
       0.0091
    group.share 0.25069
     chance.in300 0.469029
      -0.0169
      kin.parents 8.5
       0.0098
       -0.0123
     0.0061
   heading.level 3.5
    chance.in1000 0.216108
     -0.0162
     words-1 8.5
      0.0180
      group.sentences 0.0418904
       -0.0135
       0.0143
    -0.0178
  kin.parents 95.5
   -0.0083
   0.0183
 chance.after 0.112424
  fit.inBest 0
   -0.0276
   0.0008
  chance.in1000 0.216108
   0.0201
   in300.perBlock 8.74482
    -0.0088
    group.sentences 0.0614185
     group.share 0.0405188
      -0.0005
      0.0263
     group.share 0.0646099
      0.0162
      group.parents 8.5
       -0.0332
       0.0085

chance-2 0.0839416
 heading.level 2.5
  words 4.5
   -0.0176
   0.0045
  -0.0219
 chance.under 0.065861
  words 22.5
   heading.level 1.5
    in1000.links 0.653748
     -0.0149
     0.0059
    in300.perBlock 2.8589
     group.parents 12.5
      -0.0125
      0.0313
     in1000.links 0.328915
      in1000.links 0.256398
       in1000.blocks 285.5
        chance.outer 0.422589
         -0.0061
         chance.item 0.762586
          0.0166
          -0.0061
        heading.level 2.5
         in1000.blocks 354.5
          -0.0186
          0.0148
         -0.0234
       chance.item 0.169854
        -0.0096
        0.0267
      -0.0118
   chance-2 0.424853
    0.0140
    in300.perBlock 33.2892
     0.0051
     chance.outer 0.549229
      -0.0301
      0.0008
  words 3.5
   0.0250
   words 9.5
    chance.outer 0.422589
     0.0048
     -0.0143
    0.0164

chance.wantedBefore 0.540579
 words 9.5
  outer.rowAverage 91.5107
   in1000.perBlock 3.069
    -0.0180
    chance.wantedBefore 0.119765
     -0.0060
     tag 12.5
      fit.in1000 0.800251
       0.0262
       -0.0030
      chance.around4 0.218637
       0.0162
       -0.0089
   words 1.5
    0.0096
    -0.0130
  group.parents 25.5
   chance.around4 0.314935
    chance.wantedBefore 0.119765
     0.0104
     -0.0212
    words 31.5
     0.0025
     in1000.blocks 124.5
      0.0027
      0.0310
   0.0253
 tag 3.5
  chance.up4 0.207937
   place 0.691743
    -0.0093
    0.0223
   -0.0124
  chance.up4 0.453575
   chance.most 0.748538
    group.parents 28.5
     in1000.perBlock 5.18919
      0.0198
      -0.0052
     -0.0156
    words 1.5
     0.0116
     chance.wantedBefore 0.581428
      0.0095
      -0.0228
   0.0077

tag 10.5
 tag 7.5
  group.sentences 0.0676243
   outer.rowAverage 144.652
    in300.share 0.589395
     0.0175
     chance.section 0.348009
      in300.perBlock 4.33082
       -0.0318
       0.0058
      0.0061
    fit.in1000 0.75159
     -0.0161
     outer.rowAverage 1968.83
      0.0119
      -0.0204
   outer.rowAverage 212.908
    fit.in1000 0.924682
     in1000.prose 0.600066
      outer.rowAverage 40.5833
       in300.share 0.363914
        -0.0339
        -0.0027
       0.0132
      -0.0283
     0.0132
    in1000.prose 0.268424
     -0.0161
     0.0130
  0.0125
 in300.share 0.589395
  chance.box 0.300693
   in1000.prose 0.268424
    in300.share 0.328291
     0.0185
     -0.0071
    -0.0114
   in1000.prose 0.78655
    -0.0254
    0.0016
  names.for 3.5
   -0.0072
   chance.up3 0.757423
    chance 0.463729
     0.0025
     0.0229
    -0.0085

links 0.0785415
 group.sentences 0.334361
  chance1 0.392862
   chance.grandparent 0.672765
    group.sentences 0.0418904
     -0.0056
     kin.first 0.324891
      0.0121
      -0.0049
    links-1 0.973684
     -0.0184
     0.0058
   kin.first 0.0269751
    0.0177
    0.0020
  group.share 0.0143799
   -0.0098
   0.0312
 chance.grandparent 0.427066
  fit.in1000 0.371984
   group.share 0.0556121
    -0.0205
    kin.first 0.276846
     -0.0212
     0.0200
   kin.first 0.300206
    links 0.983146
     -0.0093
     kin.parents 50.5
      0.0286
      -0.0038
    chance.box 0.300693
     0.0061
     -0.0172
  group.sentences 0.00664459
   -0.0195
   in1000.prose 0.146516
    fit.in1000 0.540473
     -0.0094
     0.0262
    links 0.585784
     in1000.prose 0.826529
      0.0164
      -0.0122
     kin.share 0.231398
      -0.0055
      -0.0385

in1000.blocks 133.5
 chance.most 0.91006
  0.0149
  fit.best 0.666818
   -0.0302
   in1000.blocks 119.5
    chance.outer 0.795213
     in100.perBlock 12.5023
      0.0054
      chance.wanted 2530.81
       -0.0229
       0.0101
     0.0071
    in100.perBlock 9.02212
     -0.0107
     0.0239
 in100.perBlock 19.9525
  chance.most 0.918997
   chance.in300 0.412135
    chance.wanted 323.34
     in1000.blocks 404.5
      -0.0155
      0.0099
     chance.wanted 533.277
      0.0175
      words1 3.5
       -0.0156
       0.0098
    in1000.blocks 285.5
     chance.outer 0.448471
      in1000.blocks 238.5
       -0.0233
       0.0067
      0.0115
     kin.share 0.0494438
      -0.0053
      -0.0313
   fit.best 0.666818
    0.0222
    fit.best 0.816745
     in100.perBlock 10.4226
      chance.most 0.947174
       -0.0050
       -0.0281
      0.0121
     0.0088
  -0.0122

repeat 0
 chance.kinBlocks 0.511816
  chance.box 0.781485
   heading.level 3.5
    chance.kinBlocks 0.266914
     names.leaning 11.5
      names.leaning 8.5
       in300.links 0.334371
        chance.parent 0.302121
         0.0126
         -0.0125
        -0.0117
       0.0242
      -0.0148
     in1000.proseShare 0.324555
      chance.parent 0.490013
       0.0031
       -0.0262
      group.last 0.537706
       0.0005
       group.last 0.989254
        0.0190
        -0.0088
    names.leaning 0
     -0.0262
     0.0015
   0.0209
  group.last 0.598538
   0.0062
   group.last 0.939048
    chance.box 0.748218
     chance.kinBlocks 0.590407
      -0.0130
      0.0049
     chance.up4 0.791079
      -0.0250
      in300.links 0.0245664
       0.0091
       in300.links 0.0629233
        -0.0308
        0.0078
    0.0083
 names.leaning 15.5
  -0.0140
  repeat 3.5
   -0.0021
   0.0225

chance.kin 0.886873
 words 9.5
  words 3.5
   group.blocks 1.5
    -0.0166
    level 0
     fit.in1000 0.477665
      in300.share 0.926725
       chance.before 0.35717
        heading.distance 1.5
         -0.0081
         in300.share 0.192435
          -0.0035
          0.0294
        -0.0039
       -0.0085
      heading.distance 1.5
       0.0139
       -0.0069
     chance.before 0.206727
      -0.0077
      0.0272
   in1000.perBlock 9.8286
    group.last 0.903249
     0.0011
     -0.0164
    -0.0162
  group.blocks 4.5
   chance.kin 0.290745
    0.0192
    in300.share 0.941071
     -0.0160
     0.0121
   in300.share 0.978016
    in1000.perBlock 13.3321
     group.last 0.760695
      0.0045
      0.0210
     heading.distance 27.5
      0.0107
      -0.0212
    -0.0200
 fit.in1000 0.876319
  -0.0308
  in1000.perBlock 23.3814
   0.0173
   -0.0179
`
