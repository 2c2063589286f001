/**
 * Written by `bench/main-text/train.py`: decision trees of which the sum, put through the
 * logistic function, is the probability that a block belongs to the main content. Each line is
 * a feature with a bound, followed by what holds up to it, then above it.
 */
export const TREES = `
parent.prose 0
 in300.place 0.0295754
  -1.0661
  own.action 0
   repeat 0
    page.form 3.5
     links1 0.505102
      named.overlay 0
       depth 25.5
        item.links 0
         -0.9439
         -0.8457
        -0.9981
       -1.0150
      page.links 0.673929
       -1.0017
       grandparent.share 0.00447846
        -1.0098
        -0.8005
     -0.9948
    in100.blocks 341.5
     -1.0309
     group.last 0.889607
      -1.0165
      -0.8348
   -1.0493
 named.overlay 0
  repeat 0
   in30.perBlock 10.0058
    page.form 3.5
     item.links 0
      -0.9633
      -0.8320
     -0.9811
    grandparent.share 0.263018
     named.comment 0
      named.review 0
       item.links 0
        -0.8483
        -0.7399
       -0.9798
      -0.9494
     names.for 0
      -0.6466
      -0.8031
   -0.9958
  -1.0668

parent.proseShare 0
 names.grandparent 0
  names.grandparent -8.5
   -0.1231
   -0.0739
  outer.rowShare 0.491689
   in30.links 0.39298
    group.share 0.011488
     -0.0521
     in100.prose 0
      -0.0386
      0.0567
    group.perBlock 4.89272
     -0.1106
     -0.0318
   group.share 0.0469906
    -0.0198
    tag 23.5
     in30.links 0.966915
      0.1677
      -0.0124
     -0.0850
 names.grandparent 0
  names.grandparent -8.5
   -0.0891
   tag 3.5
    grandparent.place 0.79585
     heading.distance 33.5
      0.1540
      -0.0465
     -0.0438
    -0.0368
  tag 18.5
   within.footer 0
    group.share 0.209881
     grandparent.place 0.716267
      heading.distance 0
       -0.0094
       0.1715
      0.0747
     0.2522
    -0.1133
   box.proseShare 0.0153703
    -0.0561
    names.mostFor 11.5
     -0.0363
     0.1077

parent.perBlock 9.29828
 names.parent -4.5
  -0.1138
  outer.rowProse 0
   afterH1 0
    afterH1 -5614
     -0.0228
     -0.1181
    wordsBefore 0.847619
     names.grandparent 3.5
      -0.0253
      0.0395
     -0.1059
   names.grandparent 0
    -0.0605
    kin.share 0.225347
     kin.links 0.999487
      afterH1 74.5
       0.0858
       0.0097
      -0.0484
     0.1851
 kin.share 0.117463
  names.grandparent -3.5
   -0.0823
   after8.words 8.53571
    -0.0169
    copies 1.5
     0.0995
     -0.0132
  afterH1 140.5
   copies 1.5
    names.grandparent -8.5
     -0.0391
     heading.comments 0
      names.parent -6.5
       0.0431
       0.2025
      0.0008
    0.0084
   kin.links 0.0240248
    in1000.place 0.497517
     0.0546
     -0.0952
    outer.rowProse 0.0466549
     -0.0219
     0.1561

proseBefore 3.5
 named.overlay 0
  copies 1.5
   named.footer 0
    kin.first 0.697908
     grandparent.share 0.0152411
      0.0555
      group.sentences 0
       0.0699
       0.1764
     named.review 0
      0.0479
      -0.0751
    -0.0243
   -0.0166
  -0.1077
 in300.place 0.0295754
  grandparent.share 0.263018
   -0.1079
   -0.0120
  up.nav 0
   group.sentences 0.00439091
    group.parents 42.5
     within.heading 0
      -0.0619
      -0.0030
     up.item 0
      in300.place 0.614395
       -0.0577
       0.0832
      0.0880
    in100.blocks 452.5
     grandparent.share 0.00859987
      -0.0301
      in300.perBlock 8.98849
       page.links 0.673929
        item.rowLinks 0.530331
         0.0255
         -0.0707
        0.1211
       kin.first 0.697908
        0.1132
        -0.0326
     group.sentences 0.0747078
      0.1872
      -0.0207
   -0.1115

grandparent.prose 0.333568
 outer.rowShare 0.491689
  grandparent.links 0.503724
   parent.perBlock 5.00809
    outer.alike 14.5
     -0.0670
     0.0018
    -0.0012
   up.media 0
    -0.1057
    0.0530
  kin.sentences 0.00891939
   page.p 161.5
    -0.0519
    page.h2 5.5
     0.1165
     -0.0326
   page.prices 69.5
    item.rowLinks 0.998762
     within.form 0
      kin.first 0.697908
       0.1235
       -0.0418
      -0.0569
     -0.0188
    -0.0698
 within.dialog 0
  kin.sentences 0
   group.links 0.420031
    0.0195
    -0.0520
   copies 1.5
    kin.sentences 0.0770158
     around12.words 7.02
      0.0419
      heading.distance 19.5
       named.header 0
        0.1628
        0.0117
       0.0818
     kin.first 0.636799
      around12.words 5.16333
       -0.0357
       0.0947
      -0.0296
    0.0091
  -0.1185

names.parent 0
 names.parent -8.5
  -0.1060
  before8.words 6.64583
   -0.0594
   0.0132
 grandparent.share 0.0279668
  in30.links 0.571607
   outer.rowShare 0.600693
    outer.rowAverage 164.092
     before8.words 4.3875
      -0.0353
      around12.sentences 0.0705559
       links 0.728501
        0.0809
        -0.0285
       -0.0229
     -0.0867
    named.comment 0
     0.0784
     -0.0367
   item.rowShare 0.0508729
    -0.0854
    -0.0210
  links 0.836667
   in1000.share 0.492761
    in300.links 0.00797243
     -0.0627
     page.h2 27.5
      0.1079
      -0.0421
    group.blocks 1.5
     0.0214
     depth 23.5
      named.comment 0
       in30.links 0.778078
        group.blocks 24.5
         0.1228
         0.1723
        -0.0340
       -0.0064
      item.rowShare 0.0336404
       -0.0730
       0.0888
   outer.rowShare 0.491689
    -0.0555
    0.0581

names.mostAgainst -15.5
 parent.perBlock 9.29828
  names.grandparent -3.5
   -0.1082
   outer.alike 22.5
    grandparent.links 0.503724
     parent.share 0.00734155
      -0.0619
      -0.0005
     -0.0980
    page.nav 3.5
     -0.0547
     0.1039
  within.footer 0
   names.grandparent 0
    -0.0502
    tag 15.5
     in300.perBlock 13.8801
      0.0364
      0.1227
     -0.0119
   -0.1146
 tag 13.5
  grandparent.links 0.616975
   digits 0.118034
    within.footer 0
     named.review 0
      outer.alike 0
       0.0579
       0.1307
      -0.0448
     -0.0785
    0.0105
   page.links 0.744323
    names.grandparent 0
     -0.0611
     0.0195
    0.1108
  names.grandparent 5.5
   page.links 0.273898
    -0.0575
    group.parents 11.5
     -0.0361
     names.grandparent 0
      -0.0341
      0.0983
   0.0327

grandparent.proseShare 0.0114605
 within.main 0
  names.grandparent -3.5
   -0.1053
   before8.links 0.643134
    names.parent -4.5
     -0.0801
     -0.0043
    page.links 0.744323
     -0.0988
     in1000.proseShare 0.998973
      0.1017
      -0.0610
  page.form 0
   in300.perBlock 2.34276
    -0.0623
    0.0839
   names.parent 0
    -0.0572
    page.li 804.5
     copies 1.5
      in1000.share 0.492761
       -0.0546
       0.0349
      -0.0482
     0.1059
 named.overlay 0
  names.against -1.5
   page.form 0
    0.0713
    names.against -15.5
     -0.1030
     -0.0128
   names.parent -8.5
    -0.0509
    named.comment 0
     copies 1.5
      parent.place 0.885433
       afterH1 0
        0.0595
        in1000.share 0.432045
         0.0507
         0.1365
       0.0338
      0.0379
     -0.0258
  -0.1048

grandparent.proseShare 0.0225965
 names.parent -8.5
  -0.0987
  group.share 0.0469906
   in30.links 0.33024
    -0.0241
    -0.0746
   outer.links 0.532507
    page.isProduct 0
     within.article 0
      kin.blocks 230
       page.nav 4.5
        0.0695
        -0.0215
       -0.0659
      0.1080
     in300.proseShare 0.694346
      -0.0717
      0.0481
    page.prose 0.104739
     page.isProduct 0
      0.0981
      -0.0418
     page.nav 11
      -0.0737
      0.0543
 within.dialog 0
  group.share 0.0693315
   names.parent -6.5
    -0.0829
    kin.blocks 2.5
     -0.0126
     near.date 0
      0.0670
      -0.0079
   in300.proseShare 0.870422
    within.article 0
     names.parent 0
      -0.0241
      in300.perBlock 35.8083
       0.0918
       page.h3 19.5
        0.0608
        -0.0437
     0.1256
    0.1290
  -0.1056

names.mostAgainst -15.5
 within.main 0
  within.article 0
   group.share 0.523543
    names.mostAgainst -17.5
     -0.1009
     in300.links 0
      0.0685
      -0.0507
    0.0543
   group.share 0.0693315
    -0.0250
    0.0949
  group.share 0.163403
   names.against 0
    -0.0559
    around4.words 6.11806
     -0.0291
     0.0431
   within.list 0
    own.action 0
     0.1255
     -0.0280
    heading.distance 33.5
     0.0461
     -0.0602
 group.share 0.0693315
  grandparent.perBlock 6.14585
   within.table 0
    -0.0293
    0.0555
   names.against -3.5
    -0.0103
    0.0473
  page.li 416
   own.side 0
    in100.links 0.884552
     0.1069
     level-1 0
      -0.0211
      0.1011
    -0.0365
   heading.distance 22.5
    in300.links 0.0159191
     -0.0507
     0.0874
    -0.0856

grandparent.perBlock 7.11308
 names.grandparent -8.5
  page.prices 111.5
   -0.0982
   0.0810
  in300.place 0.0295754
   in1000.words 513
    0.0186
    -0.0835
   named.side 0
    kin.share 0.225347
     names.mostFor 18.5
      -0.0135
      0.0650
     names.grandparent -1.5
      -0.0278
      within.header 0
       0.0948
       -0.0412
    -0.0643
 names.grandparent 0
  names.grandparent -8.5
   -0.0715
   in1000.words 2071.5
    in30.place 0.664249
     0.0615
     -0.0251
    -0.0511
  grandparent.proseShare 0.792464
   page.prices 3.5
    kin.share 0.117463
     parent.links 0.0296511
      0.0521
      -0.0062
     outer.rowAverage 1355
      0.0850
      -0.0247
    page.h3 30.5
     named.side 0
      0.0451
      -0.0581
     in1000.prose 0.649604
      0.0142
      -0.0827
   kin.share 0.0180132
    0.0026
    0.1208

names.leaning 0
 names.leaning -15.5
  page.prose 0
   outer.rowAverage 197.833
    -0.0634
    0.1066
   -0.1005
  page.li 22.5
   in300.place 0.0193772
    -0.0504
    0.0699
   page.prose 0.161539
    -0.0158
    -0.0698
 group.sentences 0.00439091
  grandparent.links 0.100059
   names.leaning 7.5
    -0.0224
    0.0511
   item.rowShare 0.0336404
    -0.0496
    -0.0010
  group.sentences 0.090203
   grandparent.place 0.52385
    in300.proseShare 0.0976376
     grandparent.links 0.0169719
      -0.0337
      0.0719
     grandparent.share 0.00366731
      -0.0021
      0.1115
    within.main 0
     outer.rowAverage 708.433
      page.li 344
       before8.links 0.375534
        0.0654
        -0.0308
       in100.up 2.5
        -0.0841
        0.0372
      -0.0725
     up.review 0
      0.0828
      -0.0439
   names.leaning 5.5
    -0.0385
    0.0324

named.nav 0
 group.sentences 0.00439091
  level 1.5
   in30.links 0
    tag 13.5
     0.0456
     -0.0256
    tag 3.5
     -0.0046
     -0.0545
   box.place 0.700512
    0.0554
    -0.0168
  group.sentences 0.0747078
   in1000.share 0.492761
    in1000.links 0.00914523
     -0.0625
     heading.distance 14.5
      around12.words 32.98
       0.0948
       -0.0264
      -0.0071
    box.place 0.865277
     tag 13.5
      within.aside 0
       0.0945
       -0.0329
      0.0262
     names.mostAgainst -19.5
      -0.0712
      links-1 0.337121
       0.0557
       -0.0504
   names.mostAgainst -14.5
    parent.share 0.420345
     wordsAfterH1 693.5
      -0.0061
      -0.0625
     0.0737
    page.named.product 0
     heading.distance 69.5
      0.0513
      -0.0273
     -0.0487
 around12.words 13.98
  -0.0986
  0.0286

names.mostAgainst -15.5
 group.sentences 0.0117879
  afterH1 0
   -0.0965
   toEnd 84.5
    -0.0782
    item.rowAverage 2.00769
     -0.0618
     item.rowAverage 8.76389
      0.0447
      -0.0323
  grandparent.words 108.5
   in100.links 0.29961
    afterH1 74.5
     0.0234
     names.mostAgainst -19.5
      -0.0691
      0.0058
    in1000.up 3.5
     0.0581
     -0.0753
   in100.place 0.589131
    page.named.forum 0
     0.0873
     -0.0238
    afterH1 64.5
     0.0437
     -0.0524
 group.sentences 0.00439091
  around12.links 0.0606265
   afterH1 64.5
    0.0677
    -0.0038
   -0.0178
  afterH1 158.5
   group.sentences 0.0807314
    named.related 0
     0.0843
     -0.0416
    page.named.product 0
     0.0483
     -0.0418
   named.side 0
    page.isProduct 0
     0.0408
     -0.0431
    -0.0842

within.nav 0
 group.share 0.0693315
  links 0.0628289
   named.overlay 0
    words1 3.5
     group.share 0.011488
      -0.0436
      page.p 7.5
       -0.0592
       0.0192
     group.share 0.00463184
      -0.0169
      in1000.links 0.00914523
       -0.0201
       named.byline 0
        0.0533
        -0.0431
    -0.0842
   item.rowProse 0
    -0.0626
    -0.0153
  named.overlay 0
   heading.distance 38.5
    outer.rowLinks 0.108924
     page.noscript 21.5
      grandparent.share 0.263018
       0.0689
       0.1085
      -0.0146
     page.proseBlocks 4.5
      0.0859
      outer.rowLinks 0.451341
       in1000.links 0.0202336
        -0.0633
        0.0455
       -0.0291
    page.li 344
     in100.prose 0.898933
      item.alike 34.5
       group.share 0.270194
        -0.0045
        0.0645
       0.0964
      -0.0524
     -0.0682
   -0.0809
 -0.1034

named.nav 0
 within.footer 0
  repeat 0
   kin.share 0.117463
    wordsAfterH1 1885.5
     named.overlay 0
      kin.share 0.00372141
       -0.0310
       named.forum 0
        afterH1 0
         afterH1 -5614
          0.0367
          -0.0608
         wordsAfterH1 809.5
          links 0.032877
           0.0873
           0.0318
          0.0155
        -0.0311
      -0.0632
     before8.words 10.7917
      -0.0761
      -0.0132
    afterH1 74.5
     afterH1 0
      kin.first 0.0748583
       -0.0255
       0.0828
      0.0950
     named.side 0
      in1000.up 3.5
       kin.blocks 15.5
        -0.0352
        0.0912
       wordsAfterH1 1429.5
        0.0534
        0.0005
      -0.0561
   grandparent.perBlock 2.50258
    0.0027
    group.parents 28.5
     -0.0780
     -0.0225
  -0.1114
 in30.perBlock 31.1514
  -0.0915
  0.0452

up.nav 0
 tag 13.5
  in30.perBlock 4.7146
   item.words 4.5
    outer.alike 12.5
     -0.0646
     page.proseWords 118.5
      0.0849
      -0.0231
    0.0138
   within.dialog 0
    grandparent.place 0.56202
     heading.comments 0
      wordsAfterH1 0
       wordsAfterH1 -52725
        0.0501
        -0.0638
       0.0797
      -0.0547
     wordsAfterH1 1633.5
      grandparent.place 0.868835
       0.0543
       -0.0322
      -0.0162
    -0.0939
  kin.share 0.0142755
   -0.0667
   page.proseWords 630.5
    page.dates 11.5
     group.last 0.781878
      -0.0078
      page.article 4.5
       item.rowAverage 1.25833
        -0.0371
        0.1011
       -0.0250
     -0.0599
    page.isProduct 0
     page.p 18.5
      0.0383
      within.code 0
       -0.0482
       0.0800
     -0.0876
 page.p 195.5
  -0.0942
  0.0426

names.leaning 5.5
 names.leaning -21.5
  page.h3 69.5
   -0.0952
   0.0542
  outer.rowShare 0.842864
   page.words 1888.5
    in100.place 0.0351673
     -0.0697
     names.mostAgainst -17.5
      -0.0364
      0.0145
    -0.0607
   in100.place 0.51501
    in300.up 4.5
     0.0580
     page.words 3312
      0.0296
      -0.0518
    -0.0503
 named.footer 0
  outer.rowShare 0.491689
   near.date 0
    within.nav 0
     around40.links 0
      -0.0320
      box.links 0.0364745
       place 0.865463
        0.0608
        0.0002
       0.0128
     -0.0664
    -0.0299
   page.words 7278
    item.rowLinks 0.0521456
     0.0895
     within.quote 0
      within.hidden 0
       0.0596
       -0.0240
      -0.0382
    page.h3 2.5
     0.0773
     -0.0142
  names.mostAgainst -17.5
   -0.0774
   0.0139

kin.perBlock 4.06168
 in1000.place 0.0327933
  item.rowShare 0.0336404
   -0.0772
   outer.links 0.738935
    in1000.perBlock 3.84365
     0.0605
     -0.0171
    -0.0548
  in100.blocks 341.5
   page.code 38
    in100.share 0.257193
     -0.0424
     0.0007
    0.0705
   in1000.perBlock 4.14185
    parent.words 650.5
     0.0950
     -0.0369
    -0.0236
 group.share 0.038587
  grandparent.place 0.716267
   -0.0057
   -0.0477
  copies 1.5
   item.rowShare 0.57305
    kin.perBlock 44.6234
     outer.links 0.30428
      heading.comments 0
       heading.reviews 0
        own.hidden 0
         0.0712
         -0.0092
        -0.0304
       -0.0414
      -0.0113
     in1000.place 0.497517
      page.p 141.5
       words1 2.5
        -0.0243
        0.0599
       -0.0647
      -0.0715
    group.share 0.270194
     0.0414
     0.0980
   -0.0279

names.mostAgainst -19.5
 in300.up 3.5
  group.first 0.500379
   kin.share 0.0529584
    -0.0270
    0.0924
   in300.blocks 67.5
    0.0019
    -0.0817
  around4.links 0.579091
   parent.place 0.676328
    page.li 28.5
     0.0417
     page.proseBlocks 25.5
      -0.0009
      -0.0541
    -0.0684
   page.proseBlocks 2.5
    -0.0154
    -0.0958
 kin.share 0.0641912
  level 0
   kin.share 0.0111214
    -0.0446
    page.h2 4.5
     -0.0327
     0.0143
   page.proseBlocks 60.5
    0.0490
    -0.0178
  heading.distance 51.5
   grandparent.share 0.0509759
    group.parents 2.5
     -0.0321
     0.0288
    parent.place 0.885433
     heading.distance 0
      -0.0206
      in1000.alike 2.5
       0.0752
       -0.0142
     -0.0246
   group.parents 18.5
    -0.0577
    page.prose 0.257766
     0.0572
     -0.0190

within.main 0
 in30.links 0.571607
  afterH1 158.5
   named.header 0
    item.rowShare 0
     in30.links 0.0667906
      0.0092
      -0.0625
     in300.share 0.268142
      depth 12.5
       -0.0481
       0.0337
      page.proseBlocks 108.5
       page.proseBlocks 12.5
        0.0156
        0.0679
       -0.0515
    -0.0549
   within.article 0
    -0.0666
    0.0126
  page.proseBlocks 2.5
   page.blocks 587.5
    -0.0399
    0.1444
   up.media 0
    -0.0863
    0.0487
 depth 21.5
  within.form 0
   copies 1.5
    named.comment 0
     digits 0.0477003
      within.aside 0
       kin.parents 1.5
        0.0244
        0.0677
       -0.0469
      0.0101
     -0.0652
    -0.0019
   -0.0662
  kin.first 0.113347
   0.0538
   page.blocks 413
    -0.0097
    -0.0986

names.grandparent -8.5
 page.proseWords 0
  0.0757
  -0.0784
 within.footer 0
  tag 13.5
   grandparent.proseShare 0.0320299
    tag 6.5
     before8.links 0.440339
      wordsAfterH1 1885.5
       page.isProduct 0
        0.0405
        -0.0160
       page.pre 0
        -0.0531
        0.0524
      page.proseWords 171.5
       0.0181
       -0.0620
     in300.words 332.5
      -0.0334
      page.proseWords 2254.5
       0.0667
       -0.0098
    around12.sentences 0.102602
     wordsBefore 0.66948
      0.0752
      group.links 0.0136355
       0.0081
       0.0603
     -0.0238
   page.isProduct 0
    kin.share 0.0285087
     -0.0392
     wordsAfterH1 2184.5
      in1000.perBlock 3.84365
       names.grandparent 0
        -0.0068
        0.0854
       in300.words 554.5
        -0.0324
        group.share 0.163403
         0.0029
         0.0681
      -0.0453
    -0.0662
  -0.1037

repeat 0
 up.nav 0
  group.first 0.71299
   in300.share 0.471239
    in1000.links 0.00914523
     -0.0569
     in300.prose 0
      page.section 6.5
       group.first 0.298365
        -0.0292
        0.0477
       -0.0755
      up.review 0
       page.proseWords 4365.5
        around12.links 0.16493
         own.detail 0
          0.0532
          -0.0209
         0.0010
        index 224.5
         0.0375
         -0.0699
       -0.0676
    group.sentences 0.00439091
     group.first 0.190359
      -0.0273
      kin.blocks 2.5
       -0.0104
       0.0456
     named.footer 0
      group.sentences 0.0747078
       0.0716
       in100.share 0.0641898
        -0.0196
        0.0482
      -0.0118
   named.detail 0
    group.first 0.828981
     -0.0207
     -0.0742
    in1000.prose 0.225881
     0.0884
     0.0024
  -0.0700
 names.mostFor 18.5
  -0.0608
  0.0275

names.leaning 0
 page.p 195.5
  names.leaning -21.5
   -0.0893
   outer.rowShare 0.842864
    -0.0559
    grandparent.share 0.00859987
     -0.0552
     0.0206
  0.0428
 within.nav 0
  named.comment 0
   heading.words 534.5
    within.aside 0
     place 0.898765
      grandparent.share 0.0176201
       named.action 0
        names.leaning 34.5
         0.0356
         in300.place 0.328738
          0.0296
          -0.0684
        -0.0266
       around12.links 0.135859
        in1000.alike 3.5
         0.0656
         -0.0209
        page.p 35.5
         0.0483
         page.p 57.5
          -0.0382
          0.0450
      in300.share 0.109667
       0.0656
       page.code 3.5
        -0.0463
        0.0493
     -0.0795
    page.p 102.5
     0.0117
     page.nav 1.5
      0.0207
      page.table 0
       -0.0898
       0.0135
   -0.0621
  -0.0796

within.main 0
 linkCount 0
  page.li 416
   page.links 0.673929
    kin.first 0.767485
     heading.distance 0
      -0.0525
      in100.share 0.548678
       page.proseBlocks 37.5
        in30.links 0.0122325
         0.0421
         -0.0128
        in300.perBlock 18.8772
         0.0001
         -0.0690
       0.0418
     -0.0602
    kin.first 0.917575
     0.0969
     -0.0411
   -0.0759
  before8.words 6.0625
   page.proseBlocks 0
    0.0269
    -0.0830
   -0.0106
 page.form 0
  in300.perBlock 2.34276
   -0.0521
   0.0682
  grandparent.proseShare 0.204296
   page.form 4.5
    in300.links 0.00797243
     page.prices 3.5
      0.0377
      -0.0803
     within.aside 0
      0.0136
      -0.0655
    page.proseBlocks 47.5
     page.prices 45.5
      0.0015
      -0.0762
     -0.0790
   capitals 0.250749
    0.0673
    0.0100

afterH1 0
 afterH1 -5614
  page.h3 4.5
   0.0262
   in300.proseShare 0.694346
    -0.0532
    0.0130
  -0.0911
 afterH1 64.5
  in30.up 0
   parent.blocks 1.5
    0.0056
    0.0814
   item.alike 0
    -0.0038
    item.links 0
     in300.proseShare 0.0976376
      -0.0189
      0.0660
     0.0144
  named.footer 0
   kin.blocks 20.5
    -0.0271
    within.hidden 0
     page.prose 0.257766
      page.h3 3.5
       item.links 0.150269
        -0.0715
        0.0325
       0.0723
      around12.words 7.80625
       -0.0237
       in1000.perBlock 32.7825
        page.h3 6.5
         -0.0043
         heading.comments 0
          0.0576
          -0.0449
        page.prose 0.8172
         -0.0733
         0.0308
     page.pre 44
      -0.0627
      0.0597
   within.section 0
    -0.0791
    -0.0057

repeat 0
 named.nav 0
  kin.share 0.0285087
   toEnd 40.5
    -0.0623
    parent.links 0.0837329
     0.0151
     -0.0285
   page.isProduct 0
    heading.comments 0
     in30.place 0.807177
      heading.distance 33.5
       tag 13.5
        in100.links 0.0861398
         0.0700
         0.0365
        0.0198
       names.mostFor 12.5
        page.noscript 0
         0.0022
         0.0750
        -0.0217
      heading.level 3.5
       toEnd 40.5
        -0.0217
        0.0463
       -0.0567
     -0.0587
    page.h2 12.5
     0.0202
     -0.0541
  box.perBlock 5.01269
   page.proseBlocks 0
    0.0540
    -0.0839
   heading.distance 0
    -0.0553
    0.0436
 group.last 0.958369
  box.perBlock 4.01282
   named.nav 0
    -0.0269
    -0.0812
   -0.0867
  toEnd 66.5
   -0.0396
   0.0623

names.parent -8.5
 page.proseWords 118.5
  item.alike 24.5
   -0.0348
   0.0727
  near.price 0
   -0.0760
   0.0156
 copies 1.5
  parent.proseShare 0.849105
   place 0.93226
    in300.links 0.00797243
     page.proseWords 1646.5
      outer.rowLinks 0.0910743
       0.0458
       -0.0427
      -0.0543
     grandparent.links 0.133512
      names.against -3.5
       0.0011
       heading.comments 0
        0.0450
        -0.0400
      page.proseWords 171.5
       kin.sentences 0.00682602
        -0.0030
        0.0719
       in300.perBlock 3.2961
        -0.0714
        in300.perBlock 12.5095
         0.0065
         -0.0386
    -0.0504
   kin.sentences 0.0202847
    -0.0144
    0.0756
  page.code 22
   page.proseWords 1391.5
    outer.rowLinks 0.69902
     outer.rowLinks 0.378233
      -0.0077
      0.0482
     -0.0461
    parent.alike 7.5
     -0.0573
     0.0381
   0.0651

names.leaning 0
 page.p 195.5
  page.h3 50.5
   names.leaning -15.5
    -0.0800
    grandparent.proseShare 0.294255
     in1000.prose 0.405387
      sentences 0
       -0.0468
       0.0191
      -0.0686
     0.0243
   0.0303
  in1000.prose 0.495418
   0.0925
   -0.0497
 links1 0.301163
  in300.links 0.00797243
   in300.proseShare 0.834871
    page.p 102.5
     in1000.share 0.432045
      -0.0628
      in1000.links 0.243077
       0.0445
       -0.0381
     in1000.share 0.378466
      0.0126
      -0.0870
    0.0691
   named.comment 0
    toEnd 40.5
     0.0014
     kin.last 0.892249
      heading.related 0
       in1000.share 0.432045
        -0.0246
        box.blocks 1.5
         0.0437
         -0.0229
       -0.0494
      in300.links 0.126692
       0.0732
       0.0267
    -0.0354
  page.p 35.5
   0.0243
   -0.0234

within.footer 0
 within.header 0
  tag 13.5
   in300.share 0.417923
    in300.perBlock 4.76813
     page.h1 1.5
      -0.0604
      around40.words 2.39521
       0.1052
       -0.0354
     afterH1 74.5
      afterH1 0
       -0.0140
       0.0543
      in300.share 0.109667
       0.0335
       -0.0247
    grandparent.share 0.0677528
     page.prose 0.544903
      tag 6.5
       tag 1.5
        0.0348
        -0.0183
       0.0592
      -0.0062
     names.against -1.5
      -0.0092
      0.0680
   page.prose 0.257766
    page.main 0
     page.section 1.5
      in100.share 0.548678
       -0.0328
       0.0563
      page.prose 0.0621686
       -0.0598
       0.1017
     -0.0123
    names.against -2.5
     -0.0515
     page.section 28.5
      depth 18.5
       -0.0123
       0.0446
      -0.0660
  -0.0726
 -0.0950

within.nav 0
 group.share 0.163403
  within.hidden 0
   page.article 1.5
    group.first 0.71299
     page.p 48.5
      page.h1 0
       0.0531
       afterH1 0
        -0.0455
        0.0041
      page.proseWords 1167.5
       0.0648
       group.share 0.038587
        -0.0104
        0.0464
     within.main 0
      in300.proseShare 0
       0.0407
       -0.0663
      page.p 53.5
       -0.0267
       0.0390
    page.article 18.5
     -0.0527
     in1000.words 1598.5
      0.0425
      -0.0229
   -0.0524
  heading.words 405.5
   page.proseWords 362.5
    0.0792
    in300.proseShare 0.0717283
     -0.0254
     in300.up 3.5
      0.0593
      page.proseWords 2254.5
       group.first 0.500379
        0.0514
        -0.0258
       -0.0273
   page.p 22.5
    0.0514
    kin.last 0.892249
     -0.0629
     0.0046
 -0.0853

within.nav 0
 within.dialog 0
  group.blocks 5.5
   page.article 0
    in100.up 0
     -0.0629
     within.section 0
      group.last 0.623397
       0.0146
       -0.0366
      page.named.item 0
       in1000.prose 0.702375
        0.0769
        -0.0113
       -0.0291
    -0.0415
   named.comment 0
    names.mostFor 13.5
     page.article 4.5
      in30.alike 25.5
       within.article 0
        page.proseBlocks 0
         0.0791
         proseAfter 106.5
          page.links 0.239186
           page.blocks 413
            0.0175
            group.last 0.958369
             -0.0710
             0.0335
           0.0310
          -0.0306
        0.0652
       page.proseBlocks 14.5
        -0.0411
        0.0945
      page.li 192.5
       0.0086
       -0.0659
     heading.words 732.5
      outer.links 0.0834494
       0.0649
       0.0213
      -0.0346
    -0.0549
  -0.0890
 -0.0849

named.nav 0
 wordsBefore 0.76312
  page.isProduct 0
   copies 1.5
    named.overlay 0
     up.comment 0
      within.aside 0
       in300.links 0
        -0.0103
        group.share 0.0321878
         grandparent.place 0.0403407
          -0.0429
          0.0237
         around40.sentences 0.0879775
          parent.alike 15.5
           0.0679
           -0.0077
          0.0077
       -0.0639
      -0.0556
     in1000.words 3739
      -0.0688
      0.0337
    named.item 0
     page.links 0.111857
      0.0207
      -0.0421
     0.0121
   page.links 0.149421
    -0.0600
    item.rowLinks 0.0136441
     0.0517
     -0.0310
  named.footer 0
   group.share 0.270194
    page.links 0.350309
     -0.0475
     in1000.words 1879.5
      -0.0231
      0.0376
    0.0241
   -0.0831
 page.p 195.5
  after8.words 7.64583
   -0.0793
   0.0194
  0.0601

within.nav 0
 within.footer 0
  named.overlay 0
   named.related 0
    tag 19.5
     copies 1.5
      kin.share 0.00372141
       -0.0257
       group.sentences 0.0659703
        kin.share 0.147323
         in1000.prose 0.702375
          0.0358
          -0.0081
         level 2.5
          page.pre 22
           in100.place 0.0351673
            -0.0153
            up.byline 0
             0.0631
             -0.0191
           -0.0076
          -0.0145
        in300.share 0.471239
         kin.share 0.0768652
          0.0222
          page.pre 3.5
           heading.words 6.5
            0.0298
            -0.0661
           0.0308
         0.0274
      in300.perBlock 2.86758
       0.0450
       page.pre 6.5
        -0.0159
        0.0514
     up.detail 0
      -0.0569
      0.0307
    -0.0649
   in30.alike 10.5
    -0.0726
    0.0528
  page.proseBlocks 0
   0.0426
   -0.0969
 -0.0805

within.footer 0
 page.form 4.5
  heading.level 0
   page.h1 0
    0.0225
    -0.0583
   named.byline 0
    named.forum 0
     page.isProduct 0
      item.rowAverage 2.00769
       0.0036
       item.rowAverage 70.8407
        heading.level 4.5
         named.search 0
          0.0505
          in300.links 0.143685
           in300.links 0.126692
            0.0295
            -0.0816
           0.0388
         -0.0201
        around40.sentences 0.0389777
         -0.0450
         0.0230
      page.form 0
       0.0719
       named.detail 0
        -0.0476
        item.rowAverage 20.06
         0.0523
         -0.0278
     page.code 3.5
      group.share 0.372404
       -0.0589
       0.0207
      0.0517
    group.share 0.270194
     -0.0644
     0.0258
  page.nav 8.5
   page.form 26.5
    index 207.5
     -0.0195
     -0.0719
    0.0159
   0.0414
 -0.0892

within.nav 0
 box.place 0.865277
  tag 12.5
   around40.sentences 0.123716
    in1000.share 0.432045
     -0.0131
     around4.links 0.104201
      in300.proseShare 0.969399
       in1000.links 0.00914523
        in300.proseShare 0.834871
         -0.0477
         0.0476
        in300.perBlock 7.77622
         0.0037
         in30.prose 0.605767
          0.0773
          0.0277
       0.0571
      group.parents 11.5
       within.section 0
        -0.0238
        0.0260
       in300.proseShare 0.954536
        0.0428
        -0.0136
    -0.0384
   tag 19.5
    in1000.perBlock 4.14185
     in1000.share 0.827131
      in300.perBlock 3.93956
       -0.0390
       0.0475
      group.parents 8.5
       0.0152
       0.0866
     item.words 121.5
      -0.0050
      -0.0463
    -0.0453
  in300.proseShare 0.870422
   -0.0037
   parent.proseShare 0.961192
    in1000.links 0.0621959
     -0.0005
     -0.0770
    0.0279
 -0.0787

names.leaning 5.5
 page.h3 50.5
  names.leaning -21.5
   -0.0691
   page.links 0.249351
    page.blocks 345.5
     grandparent.links 0.100059
      0.0009
      -0.0566
     in1000.alike 6.5
      -0.0728
      0.0366
    named.item 0
     in100.perBlock 6.81497
      page.links 0.744323
       -0.0670
       0.0225
      0.0076
     grandparent.blocks 4.5
      0.0286
      -0.0153
  0.0411
 repeat 0
  afterH1 64.5
   kin.share 0.00372141
    -0.0148
    grandparent.links 0.133512
     0.0543
     0.0229
   page.isProduct 0
    page.links 0.140621
     0.0372
     in1000.perBlock 3.84365
      page.blocks 527
       -0.0020
       0.0780
      grandparent.prose 0.999591
       -0.0211
       0.0505
    page.links 0.215347
     -0.0513
     0.0187
  parent.alike 2.5
   page.blocks 1177.5
    -0.0443
    0.0342
   0.0388

repeat 0
 linkCount 0
  afterH1 85.5
   afterH1 0
    afterH1 -5614
     page.blocks 222.5
      0.0629
      depth 9.5
       -0.0422
       page.h1 1.5
        0.0295
        -0.0620
     -0.0412
    named.related 0
     heading.reviews 0
      0.0455
      -0.0293
     -0.0366
   kin.blocks 24.5
    -0.0200
    0.0101
  in1000.proseShare 0.917039
   kin.sentences 0.00434791
    -0.0185
    within.item 0
     proseAfter 3.5
      0.0053
      0.1035
     in1000.proseShare 0.306388
      -0.0601
      0.0262
   proseAfter 21.5
    box.alike 4.5
     -0.0272
     0.0380
    -0.0578
 page.pre 6.5
  proseAfter 0
   -0.0964
   page.main 0
    names.for 2.5
     -0.0479
     in300.proseShare 0.482203
      0.0494
      -0.0292
    -0.0544
  0.0350

near.join 0
 named.related 0
  linkCount 0
   page.proseWords 1646.5
    tag 19.5
     around12.sentences 0.0847586
      group.first 0.883101
       copies 1.5
        tag 11.5
         0.0543
         in30.proseShare 0.128612
          kin.sentences 0.0715038
           in30.words 363.5
            0.0660
            -0.0251
           -0.0069
          around40.sentences 0.044756
           -0.0754
           0.0189
        index 386.5
         -0.0055
         0.0714
       -0.0194
      -0.0038
     -0.0338
    heading.words 405.5
     parent.blocks 33.5
      heading.level 3.5
       tag 10.5
        0.0191
        page.proseBlocks 29.5
         0.0564
         page.pre 22
          -0.0472
          0.0488
       index 207.5
        0.0170
        -0.0722
      0.0477
     -0.0428
   words 4.5
    within.heading 0
     -0.0499
     0.0351
    0.0047
  -0.0587
 -0.0536

own.action 0
 in300.place 0.0295754
  within.main 0
   page.main 0
    page.proseWords 312.5
     0.0269
     -0.0387
    -0.0868
   0.0263
  in300.links 0.00797243
   in300.proseShare 0.834871
    group.links 0.0136355
     page.article 29
      -0.0524
      0.0521
     0.0313
    0.0400
   page.dates 11.5
    page.isProduct 0
     named.byline 0
      in300.perBlock 2.34276
       0.0881
       in300.perBlock 4.76813
        page.proseBlocks 25.5
         page.proseBlocks 18.5
          in300.share 0.471239
           -0.0278
           0.0292
          0.0712
         -0.0575
        page.article 0
         0.0459
         around4.links 0.0542746
          0.0386
          -0.0078
      -0.0338
     in1000.place 0.263053
      -0.0319
      page.links 0.273898
       -0.0049
       0.0938
    grandparent.words 431.5
     item.rowShare 0.198905
      -0.0378
      0.0045
     0.0433
 -0.0421

group.blocks 5.5
 wordsAfterH1 693.5
  linkCount 0
   wordsAfterH1 0
    -0.0211
    0.0178
   -0.0417
  -0.0483
 around12.sentences 0.0133631
  page.prose 0.0621686
   page.p 227.5
    0.0003
    0.0847
   up.media 0
    -0.0460
    0.0449
  heading.level 3.5
   grandparent.share 0.00859987
    outer.rowLinks 0.69902
     group.blocks 99.5
      -0.0067
      0.0611
     -0.0422
    heading.words 319.5
     in300.up 13.5
      linkCount 0
       0.0483
       0.0164
      -0.0345
     around40.links 0.382891
      page.words 3043
       in300.blocks 168.5
        0.0271
        -0.0537
       page.p 121.5
        grandparent.share 0.827131
         -0.0658
         0.0241
        0.0125
      0.0704
   wordsAfterH1 809.5
    page.nav 2.5
     0.0380
     -0.0393
    index 177.5
     0.0072
     -0.0587

within.footer 0
 repeat 0
  page.form 0
   around40.words 4.7286
    -0.0111
    in1000.blocks 114.5
     0.0170
     0.0635
   in100.place 0.01109
    -0.0516
    page.proseWords 425
     in100.words 170.5
      0.0639
      in1000.words 1422.5
       0.0042
       0.0645
     depth 26.5
      in1000.links 0.563674
       own.date 0
        page.proseWords 1391.5
         page.proseBlocks 18.5
          -0.0163
          heading.reviews 0
           0.0405
           -0.0398
         in1000.links 0.29351
          around40.words 9.1484
           -0.0519
           page.form 2.5
            page.dates 25.5
             0.0354
             -0.0255
            kin.sentences 0.063855
             0.0098
             around40.words 19.4572
              -0.0077
              -0.0855
          0.0802
        -0.0559
       -0.0483
      -0.0832
  group.perBlock 6.20606
   -0.0151
   -0.0692
 page.proseWords 0
  0.0413
  -0.0880

names.parent -14.5
 page.p 227.5
  -0.0561
  0.0578
 named.side 0
  item.rowAverage 158.1
   after8.words 4.0625
    outer.alike 11.5
     within.main 0
      group.perBlock 1.79206
       0.0205
       -0.0480
      in300.up 6.5
       -0.0296
       0.0261
     page.noscript 0
      -0.0103
      page.p 82.5
       page.noscript 5.5
        0.0728
        -0.0209
       -0.0087
    wordsAfterH1 809.5
     tag 13.5
      outer.alike 4.5
       0.0244
       0.0558
      0.0018
     in300.up 3.5
      outer.rowProse 0.955387
       0.0296
       -0.0467
      names.parent 5.5
       0.0079
       page.p 111.5
        -0.0639
        0.0142
   page.code 10.5
    -0.0311
    0.0395
  page.dates 5.5
   outer.rowProse 0.226368
    names.for 8.5
     -0.0591
     0.0478
    0.0373
   -0.0640

wordsBefore 0.66948
 wordsAfterH1 0
  wordsAfterH1 -52725
   copies 1.5
    up.forum 0
     parent.alike 2.5
      kin.first 0.0212479
       -0.0220
       0.0647
      -0.0089
     -0.0571
    -0.0233
   -0.0658
  heading.words 405.5
   wordLength 4.00145
    group.last 0.754076
     in100.perBlock 2.37222
      0.0497
      -0.0262
     0.0274
    copies 1.5
     wordsAfterH1 809.5
      page.dates 1.5
       around4.sentences 0.0989297
        0.0719
        -0.0101
       0.0283
      kin.blocks 73.5
       page.li 83.5
        0.0386
        -0.0285
       0.0528
     0.0034
   in30.alike 23.5
    -0.0243
    0.0425
 page.links 0.461158
  outer.rowAverage 33.6333
   -0.0588
   in100.share 0.358294
    -0.0283
    0.0128
  kin.parents 7.5
   -0.0246
   around4.sentences 0.0715085
    0.0497
    -0.0227

within.nav 0
 repeat 0
  page.form 0
   in1000.up 14.5
    in1000.blocks 114.5
     0.0095
     heading.related 0
      0.0584
      -0.0323
    -0.0275
   within.aside 0
    page.proseWords 171.5
     in1000.blocks 417.5
      in30.blocks 98.5
       in30.share 0.139691
        0.0013
        0.0642
       -0.0316
      0.0839
     names.against -1.5
      named.review 0
       level-1 0
        in1000.place 0.0594608
         -0.0469
         page.proseWords 630.5
          names.against -5.5
           0.0577
           -0.0254
          -0.0203
        0.0266
       -0.0678
      grandparent.place 0.52385
       0.0226
       in300.share 0.77672
        kin.perBlock 24.1337
         0.0207
         around12.sentences 0.0671166
          0.0013
          -0.0620
        -0.0355
    -0.0767
  words 3.5
   page.form 4.5
    0.0105
    -0.0460
   -0.0608
 -0.0668

outer.rowShare 0.600693
 words1 3.5
  page.li 83.5
   page.h2 16.5
    level1 0
     -0.0201
     0.0335
    0.0459
   item.rowAverage 2.83854
    -0.0545
    page.h3 5.5
     names.mostAgainst -10.5
      grandparent.words 108.5
       -0.0771
       in1000.links 0.314264
        -0.0387
        0.0600
      0.0132
     0.0019
  parent.prose 0.789754
   own.hidden 0
    words-2 2.5
     -0.0011
     0.0312
    -0.0394
   around12.sentences 0.0641742
    page.h2 7.5
     0.0323
     -0.0266
    -0.0512
 item.rowAverage 70.8407
  page.h2 1.5
   outer.rowShare 0.974604
    -0.0243
    0.0343
   page.h3 0
    outer.rowShare 0.695241
     -0.0135
     0.0937
    words1 2.5
     names.mostAgainst -15.5
      -0.0362
      0.0161
     0.0347
  page.li 225.5
   0.0008
   -0.0358

within.nav 0
 within.aside 0
  page.isProduct 0
   named.related 0
    names.mostAgainst -26.5
     -0.0562
     toEnd 16.5
      -0.0332
      in1000.up 21.5
       page.section 13.5
        kin.share 0.00501449
         -0.0244
         in100.links 0.828203
          page.article 4.5
           in300.perBlock 16.8244
            in1000.links 0.082543
             page.li 416
              0.0559
              -0.0276
             page.code 0
              0.0193
              -0.0391
            parent.share 0.420345
             -0.0134
             0.0350
           page.article 18.5
            -0.0406
            0.0205
          0.0447
        page.code 53
         0.0540
         -0.0366
       -0.0476
    -0.0447
   kin.last 0.447253
    0.0249
    in1000.links 0.0202336
     -0.0759
     in100.links 0.34838
      in1000.links 0.144637
       -0.0248
       0.0319
      parent.share 0.0482652
       -0.0727
       0.0429
  -0.0807
 -0.0642

names.leaning 0
 parent.blocks 3.5
  page.dates 12.5
   wordsAfterH1 0
    -0.0354
    page.section 4.5
     named.nav 0
      wordsAfterH1 309.5
       0.0257
       -0.0454
      0.0442
     page.section 6.5
      0.0897
      0.0059
   item.rowLinks 0.279708
    -0.0681
    0.0009
  -0.0460
 within.list 0
  in30.alike 20.5
   page.section 15.5
    level-1 0
     page.dates 54
      page.dates 46.5
       links 0.0871291
        -0.0036
        within.heading 0
         -0.0472
         0.0125
       -0.0864
      0.0423
     wordsAfterH1 693.5
      0.0344
      in300.up 4.5
       0.0214
       -0.0457
    in1000.up 4.5
     -0.0233
     page.prices 6.5
      0.0621
      -0.0097
   0.0481
  wordsAfterH1 2184.5
   0.0362
   kin.parents 63.5
    -0.0398
    0.0318

within.dialog 0
 up.comment 0
  up.review 0
   in100.place 0.0214619
    -0.0341
    page.article 4.5
     page.proseWords 0
      in1000.links 0.510008
       -0.0008
       0.1145
      links 0.241902
       in300.prose 0.859629
        page.p 48.5
         own.hidden 0
          heading.related 0
           0.0195
           -0.0441
          -0.0490
         in1000.place 0.314975
          grandparent.share 0.013246
           0.0004
           0.0433
          0.0691
        page.p 28.5
         0.0418
         box.proseShare 0.0811871
          page.words 7278
           kin.blocks 32.5
            -0.0178
            0.0313
           -0.0534
          -0.0781
       in1000.place 0.0800844
        names.for 3.5
         -0.0518
         -0.0052
        0.0090
     page.article 18.5
      -0.0358
      kin.blocks 52.5
       0.0336
       grandparent.share 0.14037
        -0.0511
        0.0417
   -0.0551
  -0.0705
 -0.0757

named.comment 0
 own.action 0
  tag 19.5
   grandparent.prose 0.945179
    page.h2 41.5
     page.h2 27.5
      page.h2 4.5
       within.article 0
        in100.share 0.221664
         -0.0368
         page.isArticle 0
          0.0107
          -0.0598
        names.parent 3.5
         in300.prose 0.675192
          0.0675
          -0.0049
         -0.0160
       index 207.5
        named.header 0
         0.0314
         -0.0210
        kin.blocks 67.5
         page.h2 10.5
          group.sentences 0.0659703
           0.0326
           -0.0369
          in300.place 0.361636
           -0.0594
           -0.0079
         around4.sentences 0.0341103
          -0.0087
          0.0470
      -0.0347
     0.0530
    in1000.proseShare 0.926301
     around4.sentences 0.0555942
      0.0002
      -0.0681
     0.0069
   -0.0340
  in300.place 0.516001
   -0.0386
   in300.prose 0.508681
    0.0593
    -0.0245
 -0.0458

within.footer 0
 page.form 4.5
  depth 25.5
   linkCount 0
    page.prose 0.161539
     own.hidden 0
      group.first 0.266005
       around12.words 3.02
        0.0508
        -0.0252
       in1000.share 0.28439
        -0.0026
        0.0829
      -0.0210
     wordsBefore 0.66948
      named.byline 0
       grandparent.blocks 1.5
        -0.0169
        wordsBefore 0.0783511
         -0.0163
         own.content 0
          0.0249
          0.0542
       -0.0289
      page.form 0
       in300.words 687.5
        -0.0167
        0.0471
       around12.words 18.8062
        -0.0381
        0.0168
    outer.rowProse 0.0466549
     page.prose 0
      0.0294
      around12.words 3.28286
       -0.0601
       page.prose 0.289307
        0.0222
        -0.0278
     page.prose 0.289307
      0.0562
      0.0026
   -0.0513
  -0.0214
 page.prose 0
  0.0366
  -0.0859

names.leaning 5.5
 page.prose 0.161539
  kin.perBlock 5.23014
   linkCount 0
    in1000.perBlock 2.853
     0.0533
     -0.0175
    -0.0501
   own.hidden 0
    0.0589
    -0.0167
  names.leaning -21.5
   -0.0582
   page.main 0
    page.h2 2.5
     -0.0467
     page.h1 1.5
      in1000.proseShare 0.88092
       grandparent.links 0.0832495
        0.0074
        0.0871
       0.0028
      page.h1 7.5
       -0.0495
       0.0413
    -0.0366
 kin.perBlock 1.55086
  in1000.perBlock 4.14185
   0.0836
   -0.0009
  grandparent.links 0.171796
   in1000.proseShare 0.500562
    parent.prose 0.911252
     0.0025
     -0.0546
    names.for 7.5
     names.leaning 39.5
      0.0278
      -0.0331
     in300.place 0.614395
      index 207.5
       -0.0003
       -0.0501
      0.0431
   in1000.proseShare 0.762006
    0.0163
    -0.0217

within.nav 0
 wordsBefore 0.76312
  within.hidden 0
   named.forum 0
    page.noscript 20.5
     in30.blocks 142.5
      page.named.item 0
       within.definition 0
        item.words 1.5
         0.0099
         wordsBefore 0.569349
          0.0454
          0.0173
        -0.0239
       group.first 0.190359
        -0.0289
        in100.prose 0
         page.blocks 345.5
          -0.0093
          0.0996
         in1000.links 0.0946114
          0.0283
          kin.sentences 0.054664
           -0.0412
           0.0157
      -0.0105
     -0.0247
    group.first 0.330453
     names.leaning 15.5
      -0.0284
      0.0419
     page.h3 17.5
      -0.0738
      0.0217
   -0.0406
  in1000.links 0.654788
   named.footer 0
    words2 7.5
     group.first 0.500379
      -0.0065
      -0.0481
     page.links 0.461158
      -0.0092
      0.0525
    -0.0701
   0.0394
 -0.0599

within.footer 0
 within.hidden 0
  page.proseWords 171.5
   page.h2 3.5
    names.mostAgainst -7.5
     -0.0195
     0.0450
    0.0450
   within.table 0
    in1000.prose 0
     -0.0492
     near.date 0
      in100.perBlock 4.09526
       page.h3 58.5
        -0.0287
        0.0552
       named.item 0
        page.links 0.126089
         0.0202
         -0.0189
        in1000.prose 0.225881
         0.0705
         in1000.proseShare 0.71125
          around4.links 0.317554
           -0.0382
           0.0365
          item.rowShare 0.198905
           in100.perBlock 6.0726
            -0.0098
            0.0416
           -0.0019
      group.first 0.500379
       in1000.words 2071.5
        group.sentences 0.0324112
         -0.0142
         0.0447
        -0.0275
       -0.0551
    0.0427
  names.mostAgainst -11.5
   -0.0487
   page.nav 2.5
    -0.0383
    0.0412
 page.proseWords 0
  0.0347
  -0.0838

within.dialog 0
 named.related 0
  up.comment 0
   own.review 0
    capitals 0.200592
     within.article 0
      heading.distance 14.5
       wordsAfterH1 -48.5
        in300.proseShare 0.792409
         -0.0393
         0.0202
        toEnd 301.5
         0.0300
         -0.0143
       group.parents 25.5
        in300.proseShare 0.990915
         -0.0291
         0.0237
        page.prices 53
         0.0417
         -0.0379
      outer.rowLinks 0.30428
       0.0434
       -0.0122
     page.prose 0.568685
      kin.first 0.252058
       page.form 2.5
        in300.words 1742.5
         -0.0085
         0.0340
        -0.0307
       group.parents 16.5
        0.0064
        in300.perBlock 4.76813
         page.prices 45.5
          0.0377
          -0.0240
         0.0783
      page.form 1.5
       -0.0046
       -0.0412
    -0.0490
   -0.0550
  page.prose 0.214019
   0.0100
   -0.0681
 -0.0766

within.footer 0
 named.overlay 0
  in1000.place 0.38529
   page.p 161.5
    named.nav 0
     kin.first 0.451943
      in30.place 0.0115053
       -0.0515
       in300.place 0.0895255
        in1000.perBlock 3.84365
         0.0634
         in1000.blocks 257.5
          0.0274
          page.p 76.5
           box.blocks 12.5
            -0.0637
            0.0420
           0.0330
        in1000.place 0.185771
         -0.0093
         0.0162
      in1000.share 0.883542
       page.words 2111.5
        -0.0810
        -0.0078
       item.alike 14.5
        -0.0055
        0.0584
     in100.perBlock 8.38529
      -0.0570
      0.0218
    after8.links 0.0222532
     -0.0201
     0.0471
   in1000.share 0.432045
    in100.perBlock 21.4911
     outer.rowAverage 43.725
      -0.0281
      0.0341
     -0.0512
    page.proseBlocks 108.5
     0.0418
     -0.0345
  in1000.perBlock 11.9692
   -0.0561
   0.0352
 -0.0726

within.hidden 0
 up.comment 0
  depth 25.5
   named.side 0
    in300.links 0.00797243
     in30.place 0.388004
      0.0283
      names.mostAgainst 0
       outer.rowLinks 0
        page.links 0.162222
         depth 12.5
          -0.0618
          0.0202
         0.0417
        -0.0558
       0.0357
     words-1 2.5
      kin.share 0.340603
       parent.prose 0.980983
        outer.rowLinks 0.69902
         0.0035
         -0.0298
        -0.0542
       0.0368
      in30.share 0.699682
       group.blocks 10.5
        parent.links 0.0296511
         page.isArticle 0
          0.0364
          -0.0342
         -0.0101
        around12.sentences 0.0357389
         0.0064
         0.0384
       -0.0153
    around40.words 1.7785
     0.0475
     page.links 0.0601234
      0.0354
      -0.0345
   -0.0480
  -0.0630
 group.parents 38.5
  -0.0455
  around40.links 0.436421
   0.0473
   -0.0453

group.first 0.883101
 named.comment 0
  group.sentences 0.00439091
   in100.perBlock 1.6968
    outer.alike 19.5
     0.0609
     -0.0382
    proseBefore 36.5
     box.alike 1.5
      wordLength 7.51316
       -0.0117
       0.0308
      0.0276
     named.media 0
      box.alike 1.5
       -0.0188
       -0.0564
      0.0191
   group.blocks 10.5
    words-2 9.5
     page.main 0
      0.0039
      -0.0285
     0.0140
    heading.distance 33.5
     page.named.product 0
      around40.sentences 0.0410997
       group.sentences 0.0263356
        0.0392
        page.links 0.204744
         -0.0543
         0.0107
       0.0344
      around40.sentences 0.0666204
       0.0235
       -0.0530
     item.alike 13.5
      group.blocks 99.5
       -0.0381
       0.0131
      0.0188
  -0.0386
 page.links 0.350309
  -0.0703
  page.blocks 316.5
   -0.0543
   0.0178

within.nav 0
 heading.related 0
  in100.place 0.01109
   -0.0355
   afterH1 64.5
    copies 3.5
     in100.words 199.5
      heading.level 2.5
       0.0451
       0.0041
      page.h1 1.5
       outer.rowLinks 0.015538
        -0.0025
        0.0284
       within.main 0
        0.0225
        -0.0444
     -0.0238
    page.blocks 222.5
     page.blocks 210.5
      -0.0134
      -0.0913
     in30.perBlock 1.50379
      0.0639
      page.h3 3.5
       outer.rowShare 0.406998
        names.mostFor 13.5
         -0.0805
         0.0120
        page.h3 0
         0.0594
         -0.0246
       outer.rowShare 0.342484
        outer.rowShare 0.00901772
         names.mostAgainst -9.5
          -0.0351
          0.0356
         0.0360
        names.mostAgainst -6.5
         -0.0185
         0.0247
  item.alike 20.5
   page.blocks 1177.5
    -0.0642
    0.0202
   0.0259
 -0.0511

repeat 0
 page.p 0
  0.0484
  named.footer 0
   named.side 0
    page.noscript 4.5
     in1000.words 1343.5
      page.table 2.5
       0.0243
       -0.0356
      kin.last 0.750909
       kin.last 0.558003
        0.0144
        names.mostFor 9.5
         0.0376
         words2 8.5
          -0.0588
          -0.0053
       group.parents 28.5
        in30.share 0.0806361
         page.blocks 316.5
          page.blocks 299.5
           0.0085
           -0.0586
          kin.perBlock 5.23014
           -0.0174
           kin.share 0.679391
            0.0493
            -0.0129
         -0.0248
        kin.perBlock 29.6163
         in300.place 0.0295754
          -0.0249
          0.0559
         -0.0174
     box.place 0.400624
      0.0226
      box.links 0.0627445
       -0.0578
       0.0156
    -0.0250
   -0.0237
 box.share 0.00189979
  in300.place 0.162444
   -0.0300
   0.0092
  -0.0579

within.nav 0
 heading.related 0
  group.share 0.372404
   parent.proseShare 0
    item.alike 48.5
     group.share 0.0469906
      -0.0001
      named.byline 0
       in30.links 0.944563
        in30.links 0.719882
         in30.links 0.032955
          0.0028
          0.0387
         -0.0231
        in100.up 6.5
         0.0722
         -0.0085
       -0.0375
     named.product 0
      kin.first 0.156452
       0.0489
       -0.0339
      -0.0661
    in1000.links 0.0946114
     in1000.links 0.00914523
      -0.0268
      in300.proseShare 0.870422
       in300.proseShare 0.345632
        item.rowProse 0.884498
         0.0264
         -0.0283
        0.0562
       -0.0097
     -0.0235
   page.h3 11.5
    in1000.blocks 144.5
     0.0657
     in1000.links 0.0501033
      -0.0331
      0.0328
    in100.blocks 25.5
     -0.0321
     0.0205
  in300.up 2.5
   0.0308
   -0.0419
 -0.0483

wordsBefore 0.66948
 repeat 0
  within.header 0
   in30.words 137.5
    group.sentences 0.118452
     in100.alike 9.5
      0.0344
      -0.0232
     -0.0068
    page.links 0.673929
     page.h3 50.5
      page.prices 8.5
       page.links 0.496442
        0.0069
        -0.0389
       page.proseBlocks 12.5
        0.0157
        -0.0434
      0.0430
     names.mostFor 12.5
      0.0571
      -0.0212
   -0.0411
  group.last 0.754076
   -0.0424
   -0.0019
 page.proseBlocks 0
  0.0357
  page.h3 58.5
   grandparent.links 0.100059
    in300.proseShare 0.416279
     group.links 0.0136355
      kin.first 0.568876
       page.h3 1.5
        0.0054
        -0.0784
       -0.0136
      0.0091
     wordsBefore 0.916152
      0.0098
      -0.0386
    wordsAfterH1 219.5
     0.0025
     page.links 0.673929
      -0.0506
      -0.0020
   0.0314

depth 25.5
 tag 19.5
  linkCount 0
   item.rowAverage 57.875
    named.forum 0
     after8.words 5.3875
      group.last 0.958369
       in30.words 50.5
        -0.0194
        page.nav 1.5
         0.0370
         in30.perBlock 1.68599
          0.0614
          in300.proseShare 0.0360385
           -0.0434
           page.proseWords 171.5
            0.0400
            depth 10.5
             -0.0455
             0.0058
       0.0555
      0.0271
     group.first 0.101672
      0.0320
      group.last 0.553765
       0.0130
       -0.0627
    group.share 0.372404
     page.nav 5.5
      -0.0226
      0.0190
     0.0232
   in30.perBlock 3.10306
    up.tags 0
     -0.0519
     0.0229
    kin.last 0.908118
     group.parents 18.5
      -0.0038
      0.0440
     -0.0223
  up.detail 0
   -0.0444
   0.0244
 in300.proseShare 0.56768
  -0.0728
  0.0128

within.dialog 0
 names.parent 9.5
  in30.words 186.5
   up.comment 0
    capitals 0.200592
     around4.sentences 0.0989297
      grandparent.perBlock 3.40238
       -0.0154
       0.0313
      -0.0088
     in1000.place 0.0800844
      in100.links 0.0504811
       0.0169
       item.rowShare 0.0658207
        -0.0301
        0.0077
      in1000.blocks 124.5
       -0.0173
       page.named.product 0
        heading.words 60.5
         outer.rowAverage 1355
          0.0549
          -0.0225
         0.0070
        -0.0214
    -0.0493
   group.parents 28.5
    -0.0199
    in100.links 0.858661
     -0.0059
     item.alike 40.5
      0.0765
      -0.0106
  group.parents 4.5
   0.0055
   kin.blocks 73.5
    grandparent.place 0.379455
     -0.0059
     outer.rowAverage 101.595
      in1000.place 0.221406
       0.0165
       -0.0568
      in30.words 109.5
       -0.0951
       -0.0098
    0.0219
 -0.0661

wordsBefore 0.717548
 item.rowAverage 57.875
  item.rowAverage 2.25357
   page.h2 4.5
    in300.share 0.650453
     -0.0515
     in100.place 0.373128
      -0.0210
      0.0404
    0.0065
   in300.share 0.51893
    page.prices 53
     in1000.links 0.858335
      names.leaning 28.5
       parent.place 0.711401
        0.0102
        0.0469
       wordsBefore 0.519005
        0.0167
        -0.0597
      -0.0438
     page.nav 1.5
      0.0141
      -0.0591
    within.button 0
     0.0328
     -0.0326
  wordsBefore 0.470918
   group.links 0.00344765
    in1000.up 8.5
     -0.0277
     0.0206
    0.0210
   in300.share 0.23588
    -0.0729
    -0.0050
 in1000.links 0.654788
  outer.rowAverage 57.6735
   -0.0422
   words-1 4.5
    in1000.links 0.0946114
     0.0089
     -0.0494
    page.h2 9.5
     -0.0160
     0.0289
  0.0212

within.footer 0
 names.leaning 7.5
  page.named.article 0
   within.header 0
    around40.links 0.0254469
     names.mostFor 9.5
      0.0284
      -0.0437
     page.article 1.5
      item.words 42.5
       proseAfter 141.5
        page.h1 4.5
         0.0269
         -0.0346
        -0.0088
       kin.parents 43.5
        -0.0216
        0.0340
      page.article 18.5
       -0.0417
       kin.parents 63.5
        0.0331
        -0.0484
    -0.0417
   -0.0396
  in1000.place 0.551521
   in30.words 271.5
    wordLength 4.50194
     outer.words 100.5
      in300.blocks 107.5
       -0.0119
       page.named.item 0
        0.0414
        -0.0147
      group.share 0.209881
       -0.0365
       0.0093
     page.article 0
      0.0295
      parent.blocks 7.5
       parent.proseShare 0.0218204
        0.0101
        -0.0383
       0.0371
    -0.0137
   0.0501
 -0.0677

named.overlay 0
 commas 0.0439078
  wordsAfterH1 809.5
   afterH1 0
    within.article 0
     afterH1 -5614
      in30.prose 0.430864
       page.named.product 0
        group.sentences 0.0159618
         -0.0027
         0.0510
        -0.0455
       -0.0361
      -0.0461
     0.0417
    page.main 0
     0.0225
     within.main 0
      -0.0397
      in100.share 0.0724767
       0.0367
       names.mostAgainst -16.5
        0.0210
        -0.0133
   group.first 0.0838279
    0.0364
    page.article 4.5
     named.media 0
      within.main 0
       -0.0304
       0.0041
      -0.0475
     page.article 25.5
      -0.0704
      kin.parents 29.5
       0.0384
       -0.0486
  names.parent 7.5
   group.parents 2.5
    -0.0047
    0.0318
   parent.blocks 5.5
    -0.0268
    0.0371
 afterH1 -5614
  0.0183
  -0.0522

own.hidden 0
 parent.prose 0.861315
  words1 7.5
   in1000.proseShare 0.88092
    heading.words 11.5
     in30.place 0.027284
      -0.0377
      0.0479
     in100.perBlock 2.72231
      0.0431
      in1000.links 0.00914523
       -0.0566
       in1000.prose 0.405387
        kin.parents 90.5
         -0.0288
         0.0204
        0.0344
    kin.last 0.908118
     heading.words 0
      -0.0337
      0.0064
     in1000.links 0.0732878
      0.0075
      -0.0419
   page.named.article 0
    copies 1.5
     0.0355
     -0.0012
    -0.0068
  outer.rowProse 0.548028
   in1000.proseShare 0.917039
    -0.0733
    page.nav 3.5
     0.0020
     -0.0515
   in1000.links 0.0400855
    in1000.proseShare 0.994102
     in1000.up 3.5
      -0.0030
      page.nav 2.5
       -0.0863
       -0.0047
     0.0289
    0.0113
 kin.last 0.942173
  -0.0448
  0.0295

names.leaning 0
 names.for 2.5
  -0.0312
  page.form 2.5
   page.h3 3.5
    in1000.proseShare 0.865609
     0.0474
     -0.0347
    afterH1 0
     -0.0189
     0.0637
   -0.0218
 heading.related 0
  page.form 0
   in300.perBlock 5.6028
    page.dates 13.5
     0.0074
     -0.0591
    in300.perBlock 16.8244
     proseAfter 58.5
      0.0604
      -0.0107
     page.h2 14.5
      -0.0180
      0.0462
   in300.perBlock 2.34276
    0.0537
    page.h3 13.5
     in1000.proseShare 0
      0.0698
      proseAfter 0
       names.grandparent 1.5
        -0.0108
        0.0356
       -0.0052
     names.mostFor 15.5
      -0.0212
      within.section 0
       -0.0070
       0.0487
  in1000.proseShare 0.762006
   0.0375
   named.comment 0
    in100.words 1892
     -0.0786
     0.0216
    0.0248

within.aside 0
 within.nav 0
  depth 25.5
   in1000.prose 0.702375
    page.named.item 0
     page.article 0
      page.table 2.5
       page.links 0.332781
        in1000.place 0.160101
         around40.sentences 0.0666204
          place 0.865463
           in1000.up 13.5
            0.0635
            -0.0069
           -0.0214
          -0.0090
         0.0702
        0.0136
       -0.0258
      level 0
       page.h2 11.5
        0.0022
        heading.distance 2.5
         0.0024
         page.links 0.126089
          0.0307
          -0.0668
       0.0326
     page.h2 10.5
      in1000.prose 0.307162
       in1000.prose 0
        -0.0032
        0.0665
       around40.sentences 0.0517813
        -0.0433
        0.0241
      links2 0.0233926
       -0.0561
       0.0137
    page.table 2.5
     page.links 0.311749
      -0.0135
      0.0283
     0.0314
   -0.0419
  -0.0409
 -0.0540

page.prose 0.568685
 page.prose 0.488614
  in1000.place 0.29074
   grandparent.share 0.00535081
    parent.words 3.5
     -0.0049
     -0.0519
    group.first 0.883101
     up.tags 0
      within.hidden 0
       named.forum 0
        in1000.place 0.221406
         0.0097
         -0.0301
        -0.0308
       -0.0304
      0.0543
     -0.0486
   in1000.up 4.5
    -0.0111
    page.noscript 7.5
     page.noscript 0
      page.prose 0.104739
       -0.0311
       in300.blocks 124.5
        -0.0182
        around40.sentences 0.0262604
         -0.0217
         0.0674
      0.0672
     -0.0390
  0.0286
 around40.sentences 0.0336744
  -0.0656
  around4.links 0.104201
   page.isProduct 0
    in1000.place 0.160101
     in1000.place 0.0918241
      0.0096
      -0.0291
     heading.words 319.5
      0.0320
      -0.0042
    in30.place 0.419167
     0.0134
     -0.0627
   -0.0232

page.form 4.5
 page.prices 26.5
  in300.perBlock 7.23643
   in1000.perBlock 4.14185
    in100.blocks 156.5
     0.0171
     -0.0282
    page.code 28.5
     heading.distance 3.5
      -0.0102
      in100.blocks 212.5
       -0.0545
       0.0039
     0.0405
   page.h2 15.5
    wordsAfterH1 4314.5
     page.form 0
      in1000.perBlock 12.9991
       0.0427
       -0.0073
      page.h3 40.5
       -0.0086
       0.0489
     -0.0499
    0.0316
  named.tags 0
   page.h2 27.5
    page.dates 9.5
     item.rowProse 0
      0.0261
      -0.0204
     page.prices 82
      0.0753
      -0.0171
    after8.links 0.314446
     -0.0778
     0.0194
   names.against -14.5
    -0.0196
    0.0968
 named.article 0
  words2 7.5
   -0.0393
   0.0029
  wordsAfterH1 2184.5
   0.0250
   -0.0519

within.footer 0
 page.dates 12.5
  page.section 21.5
   page.section 15.5
    in1000.place 0.432512
     in300.links 0.00797243
      in300.place 0.302282
       0.0249
       -0.0459
      in300.share 0.109667
       in300.blocks 107.5
        0.0622
        -0.0353
       in300.share 0.374268
        in100.words 366.5
         -0.0349
         0.0105
        in100.words 244.5
         within.nav 0
          0.0278
          -0.0330
         within.microdata 0
          0.0016
          -0.0452
     in1000.blocks 219.5
      0.0459
      -0.0117
    0.0487
   in300.share 0.51893
    within.microdata 0
     -0.0636
     0.0443
    in300.links 0.281304
     0.0311
     -0.0426
  group.share 0.372404
   page.section 5.5
    page.proseBlocks 60.5
     -0.0463
     -0.0009
    -0.0022
   kin.last 0.877233
    0.0710
    in300.place 0.225828
     -0.0354
     0.0383
 -0.0613

within.dialog 0
 page.prose 0.568685
  words-1 2.5
   page.prose 0
    0.0423
    named.item 0
     in300.blocks 670
      -0.0390
      0.0229
     page.prose 0.488614
      in300.blocks 87.5
       around40.words 8.39545
        0.0406
        -0.0281
       in100.up 5.5
        -0.0237
        0.0079
      page.h2 9.5
       -0.0171
       0.0612
   depth 26.5
    linkCount 0
     0.0217
     in1000.share 0.993502
      kin.perBlock 3.00704
       -0.0227
       0.0241
      linkCount 1.5
       0.0006
       -0.0665
    -0.0354
  around40.words 6.5487
   -0.0466
   named.media 0
    page.h2 2.5
     page.links 0.0601234
      0.0273
      kin.perBlock 44.6234
       -0.0425
       0.0122
     in1000.share 0.432045
      box.place 0.500145
       0.0203
       -0.0457
      0.0147
    -0.0448
 -0.0600

within.footer 0
 level 1.5
  within.list 0
   in1000.up 1.5
    words 10.5
     -0.0325
     0.0414
    in300.perBlock 3.60308
     in1000.share 0.700896
      -0.0424
      depth 19.5
       in1000.perBlock 3.29681
        0.0539
        -0.0048
       -0.0301
     in300.perBlock 5.6028
      -0.0337
      in100.prose 0.635535
       page.isArticle 0
        within.form 0
         in1000.share 0.781153
          in100.alike 1.5
           0.0539
           -0.0241
          page.section 2.5
           -0.0207
           0.0293
         -0.0407
        -0.0448
       -0.0196
   in100.proseShare 0.124611
    grandparent.proseShare 0.0372732
     within.link 0
      -0.0203
      0.0283
     0.0348
    group.first 0.71299
     0.0404
     -0.0203
  words 2.5
   0.0501
   level 2.5
    0.0315
    -0.0045
 page.prose 0
  0.0264
  -0.0713

within.dialog 0
 in30.words 271.5
  around12.sentences 0.0641742
   group.first 0.298365
    within.article 0
     kin.last 0.380245
      0.0156
      grandparent.share 0.0926593
       -0.0293
       0.0191
     up.content 0
      page.section 2.5
       -0.0338
       0.0295
      0.0539
    in1000.blocks 417.5
     group.first 0.828981
      within.section 0
       around12.words 2.76095
        -0.0344
        0.0107
       named.product 0
        in1000.blocks 124.5
         -0.0019
         kin.last 0.447253
          -0.0125
          0.0669
        -0.0063
      -0.0308
     in300.words 332.5
      -0.0233
      0.0605
   group.first 0.500379
    around12.words 22.02
     page.section 25.5
      0.0183
      in100.up 1.5
       0.0363
       -0.0422
     -0.0277
    item.rowShare 0.410099
     box.prose 0.490553
      -0.0123
      -0.0499
     0.0240
  -0.0107
 -0.0562

page.form 4.5
 within.heading 0
  group.blocks 8.5
   page.dates 8.5
    page.proseBlocks 14.5
     page.links 0.530261
      -0.0381
      names.mostFor 11.5
       -0.0352
       kin.last 0.60122
        -0.0210
        0.0593
     group.first 0.170898
      -0.0306
      0.0213
    -0.0473
   group.first 0.101672
    kin.perBlock 10.3381
     names.mostFor 11.5
      -0.0271
      0.0250
     0.0475
    group.first 0.190359
     kin.blocks 20.5
      0.0283
      -0.0350
     in300.words 1874.5
      0.0019
      in300.words 4414
       0.0381
       -0.0172
  0.0182
 parent.share 0.0128547
  index 207.5
   names.mostFor 14.5
    -0.0184
    0.0406
   in300.words 5578
    -0.0577
    0.0111
  in300.words 1995
   group.blocks 10.5
    parent.words 71.5
     -0.0348
     0.0240
    0.0389
   -0.0491

repeat 0
 names.parent 12.5
  names.leaning 9.5
   page.proseWords 425
    in1000.blocks 511.5
     in30.perBlock 4.7146
      -0.0101
      kin.parents 4.5
       -0.0057
       0.0414
     0.0675
    page.form 0
     0.0221
     kin.links 0.999487
      -0.0250
      0.0112
   kin.first 0.133428
    kin.parents 90.5
     group.sentences 0.0697826
      group.sentences 0.0554775
       in1000.perBlock 22.7071
        0.0033
        -0.0452
       0.0444
      -0.0341
     0.0388
    grandparent.links 0.025663
     named.media 0
      0.0445
      -0.0120
     page.nav 4.5
      -0.0034
      page.prices 9.5
       0.0540
       -0.0227
  -0.0196
 page.pre 6.5
  grandparent.prose 0.664246
   page.main 0
    named.tags 0
     names.leaning 17.5
      -0.0244
      0.0348
     0.0402
    -0.0364
   -0.0642
  0.0322

repeat 0
 within.dialog 0
  page.p 121.5
   named.review 0
    box.perBlock 9.01923
     in1000.share 0.432045
      -0.0329
      in1000.share 0.76206
       own.content 0
        in30.proseShare 0.00938209
         0.0471
         0.0029
        -0.0191
       -0.0077
     digits 0.0477003
      page.p 10.5
       group.links 0.0444997
        0.0614
        -0.0023
       box.perBlock 11.0176
        0.0423
        0.0043
      -0.0167
    page.p 18.5
     0.0296
     -0.0535
   outer.rowLinks 0.015538
    page.words 4029.5
     0.0461
     in1000.place 0.551521
      -0.0528
      0.0343
    up.article 0
     in1000.place 0.185771
      0.0596
      0.0146
     -0.0208
  -0.0538
 box.perBlock 4.01282
  outer.rowLinks 0.69902
   digits 0.335681
    box.perBlock 1.00909
     0.0245
     -0.0152
    0.0403
   -0.0406
  -0.0545

toEnd 16.5
 outer.alike 10.5
  -0.0581
  0.0363
 heading.reviews 0
  within.button 0
   page.article 0
    named.forum 0
     around40.links 0.0146869
      in100.proseShare 0.835232
       -0.0285
       0.0344
      group.first 0.298365
       afterH1 -5614
        parent.links 0.842342
         0.0075
         0.0679
        -0.0035
       page.h3 4.5
        0.0024
        in300.prose 0.928801
         0.0393
         page.li 211.5
          0.0256
          -0.0593
     group.first 0.101672
      0.0164
      in1000.place 0.263053
       grandparent.place 0.449373
        -0.0082
        -0.0760
       0.0202
    parent.words 124.5
     page.h3 50.5
      page.h3 27.5
       -0.0078
       -0.0610
      parent.links 0.0837329
       0.0604
       -0.0089
     page.h3 2.5
      -0.0152
      0.0309
   kin.sentences 0.0500284
    -0.0427
    0.0226
  -0.0377

within.footer 0
 page.p 0
  0.0495
  within.hidden 0
   own.media 0
    named.related 0
     heading.level 4.5
      named.side 0
       in100.perBlock 12.8376
        within.nav 0
         named.action 0
          in1000.proseShare 0.500562
           page.p 18.5
            0.0387
            -0.0134
           0.0245
          page.p 111.5
           -0.0181
           0.0380
         page.p 90.5
          -0.0430
          0.0239
        before8.words 8.4375
         -0.0182
         0.0053
       names.leaning 20.5
        -0.0280
        in1000.blocks 155.5
         -0.0197
         0.0547
      parent.proseShare 0.0916326
       -0.0422
       0.0363
     -0.0354
    -0.0416
   in100.place 0.8088
    page.p 161.5
     named.detail 0
      -0.0578
      in1000.blocks 155.5
       0.0279
       -0.0285
     0.0089
    0.0262
 in1000.proseShare 0
  0.0247
  -0.0696

repeat 0
 within.aside 0
  heading.level 3.5
   group.first 0.939036
    named.overlay 0
     in300.links 0.082671
      page.isProduct 0
       depth 11.5
        capitals 0.107395
         0.0171
         -0.0124
        0.0219
       page.p 76.5
        up.content 0
         -0.0589
         0.0099
        0.0109
      page.noscript 0
       kin.perBlock 3.39055
        -0.0217
        kin.perBlock 24.1337
         group.first 0.266005
          0.0018
          0.0416
         depth 8.5
          0.0387
          grandparent.blocks 8.5
           -0.0565
           0.0155
       grandparent.blocks 2.5
        0.0638
        group.first 0.770078
         0.0259
         -0.0237
     in100.words 2550.5
      -0.0431
      0.0286
    -0.0478
   in1000.words 1343.5
    outer.links 0.352146
     0.0295
     -0.0274
    -0.0354
  -0.0600
 kin.perBlock 3.83559
  -0.0021
  -0.0474

within.footer 0
 repeat 0
  in1000.prose 0.225881
   in300.up 8.5
    in300.links 0.31519
     in300.links 0.143685
      -0.0097
      0.0676
     -0.0019
    0.0526
   within.figure 0
    in300.up 12.5
     near.date 0
      names.mostFor 13.5
       names.mostFor 9.5
        in1000.up 10.5
         0.0388
         -0.0198
        page.article 0
         page.h2 20.5
          page.h2 15.5
           in1000.links 0.29351
            -0.0065
            in1000.prose 0.351736
             -0.0132
             0.0520
           0.0515
          -0.0392
         names.mostFor 11.5
          -0.0708
          in1000.prose 0.809861
           -0.0306
           0.0276
       page.h2 1.5
        -0.0257
        0.0295
      page.article 12.5
       -0.0220
       0.0194
     -0.0381
    -0.0611
  box.words 4.5
   names.mostFor 14.5
    -0.0082
    0.0347
   -0.0435
 -0.0573

wordsAfterH1 809.5
 in30.links 0
  around4.sentences 0.0989297
   in30.share 0.0155381
    in30.place 0.388004
     0.0245
     -0.0339
    proseAfter 41.5
     in30.share 0.07056
      0.0445
      0.0056
     -0.0059
   -0.0194
  page.section 25.5
   in1000.prose 0.225881
    0.0149
    page.section 8.5
     kin.links 0.92134
      -0.0184
      0.0095
     0.0204
   -0.0390
 group.last 0.724607
  in1000.share 0.955647
   page.code 24.5
    -0.0428
    0.0344
   0.0286
  up.detail 0
   in100.words 1629.5
    outer.words 85.5
     in30.perBlock 2.33509
      0.0189
      item.rowShare 0.410099
       -0.0461
       0.0133
     kin.first 0.697908
      page.section 35
       0.0196
       -0.0360
      -0.0412
    in1000.prose 0.649604
     0.0355
     -0.0058
   around4.sentences 0.0533521
    -0.0041
    0.0495

linkCount 0
 named.related 0
  item.rowAverage 158.1
   names.parent 8.5
    page.article 4.5
     named.field 0
      page.prose 0.788016
       own.hidden 0
        own.review 0
         in1000.proseShare 0.88092
          0.0373
          0.0181
         -0.0298
        in300.words 1354.5
         -0.0505
         0.0607
       -0.0106
      -0.0336
     in300.words 554.5
      page.noscript 1.5
       0.0476
       -0.0208
      group.perBlock 37.612
       -0.0339
       0.0281
    page.links 0.174766
     0.0120
     in1000.prose 0.462988
      item.rowAverage 30.1548
       -0.0160
       -0.0768
      page.links 0.204744
       -0.0473
       0.0139
   names.parent 11.5
    -0.0241
    0.0247
  page.prose 0.0621686
   0.0193
   -0.0589
 in300.words 2347
  within.heading 0
   -0.0263
   before8.words 3.26786
    -0.0315
    0.0321
  0.0140

wordsBefore 0.717548
 repeat 0
  page.li 416
   copies 1.5
    wordsBefore 0.0783511
     -0.0212
     names.grandparent -4.5
      0.0401
      in1000.up 21.5
       page.h2 41.5
        in300.proseShare 0.998973
         page.proseWords 118.5
          -0.0302
          0.0064
         0.0233
        0.0503
       -0.0408
    words 4.5
     within.heading 0
      -0.0131
      0.0414
     0.0588
   in100.words 708.5
    in300.proseShare 0.482203
     -0.0579
     0.0174
    words2 3.5
     -0.0224
     0.0311
  words 3.5
   item.rowLinks 0.64572
    0.0116
    -0.0293
   near.price 0
    -0.0531
    0.0020
 group.blocks 35.5
  in1000.place 0.38529
   heading.words 534.5
    -0.0378
    0.0035
   box.words 6.5
    0.0434
    -0.0205
  page.nav 0
   0.0401
   -0.0068

repeat 0
 wordsAfterH1 4314.5
  copies 1.5
   within.footer 0
    within.header 0
     names.parent 8.5
      in100.words 170.5
       page.li 168.5
        0.0071
        0.0451
       outer.alike 5.5
        toEnd 32.5
         -0.0418
         names.parent 4.5
          depth 16.5
           -0.0153
           0.0207
          around40.links 0.29516
           0.0328
           -0.0211
        outer.rowAverage 49.2368
         in1000.share 0.935808
          item.rowLinks 0.153962
           -0.0538
           -0.0042
          0.0183
         page.section 9.5
          wordsAfterH1 489.5
           page.section 7.5
            0.0530
            -0.0245
           -0.0024
          0.0620
      wordsAfterH1 -569.5
       0.0327
       -0.0151
     -0.0342
    -0.0446
   words 4.5
    -0.0030
    0.0480
  page.li 131.5
   0.0077
   -0.0560
 words 3.5
  -0.0022
  -0.0436

within.table 0
 page.code 61
  page.prose 0.257766
   parent.perBlock 5.00809
    page.noscript 0
     page.words 679
      0.0365
      kin.last 0.812576
       -0.0543
       -0.0085
     page.noscript 10.5
      in300.share 0.58389
       in1000.up 5.5
        -0.0211
        outer.alike 6.5
         0.0803
         0.0125
       -0.0026
      -0.0424
    in100.place 0.333605
     -0.0074
     page.h2 16.5
      0.0549
      -0.0090
   page.h2 14.5
    parent.place 0.501272
     in300.proseShare 0.0976376
      -0.0352
      in100.place 0.0351673
       -0.0295
       0.0057
     page.prose 0.352812
      -0.0446
      outer.alike 4.5
       -0.0300
       outer.alike 22.5
        0.0023
        -0.0482
    page.nav 1.5
     0.0369
     -0.0017
  0.0559
 in1000.up 17.5
  heading.level 0
   -0.0201
   0.0483
  -0.0405

in300.up 13.5
 within.table 0
  named.detail 0
   commas 0.0439078
    names.for 5.5
     in1000.perBlock 2.4301
      page.proseWords 245
       0.0470
       -0.0324
      item.rowLinks 0.0283544
       after8.words 6.775
        -0.0233
        0.0038
       near.price 0
        -0.0360
        -0.0045
     in100.up 4.5
      -0.0085
      0.0218
    in300.place 0.0586515
     -0.0169
     0.0170
   in300.place 0.679057
    around40.words 2.80123
     0.0547
     in1000.perBlock 22.7071
      in300.place 0.432512
       in300.perBlock 3.93956
        -0.0249
        index 298.5
         0.0291
         -0.0129
       in100.share 0.0483932
        0.0486
        -0.0237
      item.rowLinks 0.00638051
       -0.0614
       0.0157
    kin.parents 1.5
     -0.0145
     0.0564
  named.cart 0
   page.proseWords 171.5
    -0.0115
    0.0507
   -0.0347
 -0.0321

commas 0.0912561
 wordLength 4.99704
  page.main 0
   page.links 0.673929
    within.article 0
     kin.sentences 0.241131
      page.links 0.126089
       0.0013
       -0.0236
      0.0343
     0.0261
    in100.place 0.0214619
     -0.0223
     0.0626
   in300.links 0.126692
    in300.links 0
     kin.links 0.0345602
      -0.0478
      0.0196
     parent.proseShare 0.038177
      -0.0151
      0.0173
    kin.last 0.856893
     -0.0134
     kin.sentences 0.241131
      -0.0588
      0.0165
  page.named.article 0
   in300.links 0.281304
    in300.blocks 22.5
     -0.0234
     commas 0
      0.0116
      0.0412
    parent.proseShare 0.0654426
     in300.blocks 98.5
      0.0268
      page.links 0.418926
       -0.0289
       0.0032
     -0.0468
   -0.0114
 level1 0
  box.words 40.5
   0.0167
   -0.0193
  0.0470

within.aside 0
 repeat 0
  within.dialog 0
   grandparent.alike 24.5
    page.dates 46.5
     capitals 0.231327
      page.section 35
       around12.sentences 0.0924449
        in100.place 0.0351673
         page.links 0.0852897
          0.0288
          -0.0377
         named.related 0
          0.0236
          -0.0312
        in100.place 0.404148
         0.0173
         -0.0350
       in300.share 0.342925
        -0.0739
        names.grandparent 4.5
         -0.0309
         0.0416
      names.for 2.5
       around12.sentences 0
        -0.0445
        grandparent.prose 0.756539
         -0.0000
         -0.0311
       names.against -8.5
        0.0314
        -0.0012
     in100.place 0.165649
      0.0175
      box.place 0.367517
       0.0080
       page.links 0.126089
        0.0123
        -0.0784
    item.rowProse 0.585492
     0.0570
     -0.0182
   -0.0533
  parent.alike 3.5
   -0.0232
   0.0262
 -0.0552

page.form 4.5
 page.prices 26.5
  page.dates 2.5
   kin.blocks 36.5
    in300.proseShare 0.870422
     in300.share 0.268142
      -0.0035
      page.prices 19.5
       in300.prose 0.9499
        0.0548
        -0.0207
       -0.0231
     in300.proseShare 0.97693
      -0.0258
      0.0151
    in300.proseShare 0.416279
     page.prices 1.5
      in300.share 0.308349
       page.noscript 0
        -0.0163
        0.0501
       -0.0553
      -0.0786
     0.0142
   group.first 0.500379
    kin.blocks 230
     around4.words 2.69048
      -0.0459
      0.0004
     0.0435
    kin.parents 12.5
     -0.0465
     -0.0002
  in300.links 0.143685
   page.proseWords 425
    -0.0677
    0.0078
   in300.share 0.650453
    page.noscript 5.5
     0.0583
     -0.0108
    page.noscript 1.5
     -0.0265
     0.0445
 grandparent.alike 1.5
  -0.0232
  0.0168

page.isArticle 0
 page.h2 35.5
  names.for 16.5
   in100.up 10.5
    before8.words 6.64583
     in300.up 8.5
      item.rowProse 0.211039
       in100.words 1398.5
        heading.words 6.5
         kin.perBlock 4.67083
          -0.0137
          0.0380
         -0.0160
        0.0153
       -0.0285
      page.h2 12.5
       named.search 0
        0.0416
        -0.0185
       page.h2 15.5
        -0.0545
        0.0095
     in100.prose 0.565806
      0.0276
      in300.proseShare 0.969399
       kin.first 0.568876
        kin.first 0.038234
         0.0175
         box.place 0.333477
          0.0099
          kin.first 0.287596
           -0.0430
           names.for 7.5
            0.0142
            -0.0347
        0.0194
       0.0190
    -0.0317
   -0.0432
  0.0290
 item.rowAverage 30.1548
  in300.blocks 474
   -0.0463
   0.0212
  page.section 9.5
   -0.0161
   0.0333

within.aside 0
 within.heading 0
  named.header 0
   in30.proseShare 0.165743
    names.grandparent 8.5
     page.form 0
      heading.level 1.5
       -0.0296
       0.0219
      page.main 0
       0.0049
       grandparent.alike 1.5
        page.links 0.0852897
         0.0229
         -0.0296
        0.0111
     heading.level 3.5
      item.alike 13.5
       names.mostFor 13.5
        page.nav 2.5
         -0.0349
         in100.proseShare 0.0148486
          -0.0237
          0.0430
        0.0313
       0.0520
      outer.rowShare 0.342484
       0.0407
       names.parent 4.5
        0.0023
        -0.0806
    commas 0.0401613
     -0.0268
     0.0074
   page.nav 4.5
    -0.0458
    page.form 3.5
     0.0383
     -0.0360
  names.parent 0
   level 2.5
    0.0654
    0.0064
   words 2.5
    0.0359
    -0.0018
 -0.0525

within.footer 0
 named.review 0
  group.last 0.724607
   group.last 0.623397
    page.words 2451
     page.proseBlocks 16.5
      group.share 0.0693315
       -0.0132
       in30.place 0.0756943
        -0.0361
        0.0366
      outer.words 2.5
       0.0011
       0.0402
     group.last 0.248437
      0.0225
      in30.words 41.5
       0.0137
       -0.0271
    named.hidden 0
     page.pre 20
      -0.0328
      0.0294
     0.0199
   page.words 1377.5
    group.share 0.523543
     -0.0176
     0.0305
    grandparent.words 86.5
     0.0057
     page.links 0.311749
      outer.words 10.5
       -0.0192
       up.product 0
        page.words 7278
         0.0314
         -0.0122
        -0.0305
      grandparent.links 0.94886
       0.0610
       -0.0257
  group.last 0.510684
   0.0183
   -0.0423
 page.proseBlocks 0
  0.0316
  -0.0629

page.form 4.5
 within.aside 0
  named.overlay 0
   page.prose 0.289307
    outer.rowAverage 241.28
     in100.place 0.589131
      in100.place 0.0895255
       0.0398
       grandparent.blocks 3.5
        0.0210
        in1000.words 1422.5
         -0.0347
         0.0186
      0.0478
     page.form 1.5
      -0.0500
      0.0146
    page.prose 0.352812
     outer.rowAverage 28.5532
      0.0115
      -0.0528
     page.prose 0.438207
      in300.blocks 259.5
       0.0357
       -0.0281
      names.grandparent 1.5
       page.form 0
        0.0123
        own.detail 0
         -0.0245
         0.0356
       page.prose 0.688177
        0.0212
        in1000.words 1343.5
         0.0335
         -0.0132
   page.prose 0.465518
    -0.0608
    0.0190
  -0.0528
 in100.blocks 20.5
  in300.words 2132.5
   0.0255
   -0.0301
  named.article 0
   -0.0349
   0.0166

page.article 36.5
 page.article 4.5
  outer.alike 5.5
   toEnd 16.5
    -0.0466
    page.dates 6.5
     0.0019
     in30.up 5.5
      grandparent.words 265.5
       -0.0375
       0.0094
      0.0308
   wordsAfterH1 2631.5
    parent.place 0.711401
     in1000.prose 0.495418
      in1000.blocks 582
       group.first 0.298365
        -0.0296
        0.0047
       0.0421
      wordsAfterH1 809.5
       0.0363
       -0.0068
     0.0302
    in1000.links 0.0732878
     0.0054
     -0.0447
  outer.rowProse 0.817551
   wordsAfterH1 1073.5
    names.against -3.5
     within.heading 0
      -0.0565
      0.0168
     grandparent.links 0.025663
      0.0259
      -0.0206
    -0.0638
   0.0305
 names.for 2.5
  sentences 0.043546
   -0.0354
   0.0311
  page.article 65
   names.against -7.5
    -0.0117
    0.0793
   -0.0184

named.overlay 0
 page.p 161.5
  names.leaning -33.5
   -0.0441
   wordsAfterH1 809.5
    page.p 62.5
     in30.blocks 1.5
      0.0214
      in100.links 0.212326
       -0.0140
       in300.blocks 201.5
        -0.0036
        0.0285
     0.0210
    page.p 14.5
     in1000.up 7.5
      0.0463
      -0.0137
     grandparent.words 2438.5
      in1000.proseShare 0.88092
       page.words 5472.5
        in100.place 0.670456
         page.p 68.5
          -0.0332
          0.0216
         0.0324
        page.p 102.5
         -0.0650
         0.0258
       page.p 102.5
        in100.links 0.0167053
         0.0173
         in100.perBlock 30.2566
          in100.place 0.475124
           -0.0052
           -0.0598
          0.0193
        -0.0611
      0.0173
  in1000.proseShare 0.762006
   page.words 4029.5
    0.0868
    0.0146
   wordLength 4.80099
    -0.0254
    0.0223
 -0.0359

names.for 3.5
 grandparent.words 108.5
  group.parents 33.5
   words-1 2.5
    -0.0331
    -0.0102
   grandparent.share 0.00535081
    -0.0186
    0.0277
  linkCount 0
   page.proseWords 1646.5
    0.0286
    page.proseWords 2518
     -0.0231
     0.0152
   -0.0097
 names.parent -1.5
  up.content 0
   within.header 0
    group.share 0.00210194
     -0.0164
     page.proseWords 171.5
      -0.0013
      in1000.proseShare 0.71125
       0.0125
       0.0777
    -0.0220
   -0.0125
  page.li 416
   in1000.proseShare 0.904972
    wordsAfterH1 -234.5
     -0.0219
     in100.proseShare 0.696009
      0.0419
      -0.0072
    linkCount 1.5
     page.li 181.5
      names.for 5.5
       -0.0350
       page.li 131.5
        0.0048
        -0.0349
      group.share 0.00929182
       -0.0120
       0.0436
     -0.0500
   -0.0223

page.article 0
 parent.perBlock 28.3875
  page.h2 4.5
   in1000.words 2071.5
    box.place 0.333477
     -0.0273
     0.0105
    -0.0402
   in100.perBlock 1.6968
    0.0731
    in300.perBlock 5.6028
     page.h1 2.5
      before8.links 0.193595
       -0.0333
       afterH1 242.5
        -0.0101
        0.0392
      0.0353
     page.isProduct 0
      0.0252
      in100.links 0.025069
       -0.0397
       page.prices 9.5
        0.0458
        -0.0233
  in30.words 137.5
   -0.0045
   -0.0442
 page.article 18.5
  before8.links 0.106432
   up.item 0
    in30.words 363.5
     0.0146
     -0.0286
    -0.0299
   in300.perBlock 4.31211
    within.item 0
     -0.0409
     linkCount 0
      0.0570
      -0.0188
    -0.0397
  kin.last 0.856893
   0.0309
   in300.perBlock 24.079
    -0.0220
    0.0422

within.dialog 0
 own.review 0
  near.join 0
   in1000.alike 2.5
    names.grandparent -4.5
     page.table 0
      0.0267
      -0.0221
     page.main 0
      around12.sentences 0.0172787
       -0.0213
       in30.links 0.185641
        page.table 5.5
         index 207.5
          item.rowLinks 0.020196
           0.0239
           -0.0078
          -0.0164
         0.0468
        0.0313
      in300.perBlock 7.23643
       page.named.item 0
        grandparent.blocks 3.5
         0.0092
         parent.links 0.36625
          group.last 0.828754
           -0.0196
           0.0340
          -0.0501
        -0.0440
       in1000.blocks 155.5
        around12.links 0.111916
         0.0039
         wordsAfterH1 219.5
          0.0080
          heading.words 215.5
           -0.0588
           0.0026
        in300.proseShare 0.834871
         in300.words 332.5
          -0.0269
          0.0415
         -0.0027
    -0.0301
   -0.0328
  -0.0381
 -0.0474

page.p 0
 0.0358
 page.p 57.5
  page.proseBlocks 44.5
   in1000.place 0.185771
    page.dates 0
     0.0117
     kin.first 0.177075
      -0.0250
      afterH1 18.5
       0.0087
       in100.words 708.5
        -0.0242
        0.0153
    kin.first 0.451943
     0.0281
     in1000.place 0.38529
      page.noscript 7.5
       -0.0531
       0.0255
      0.0144
   around40.sentences 0.0466193
    -0.0655
    -0.0146
  item.rowShare 0.109477
   in1000.prose 0.907386
    page.dates 8.5
     item.rowShare 0.00448493
      heading.words 11.5
       0.0360
       -0.0078
      page.nav 18.5
       0.0442
       -0.0236
     -0.0022
    -0.0269
   afterH1 36.5
    0.0171
    names.against -5.5
     names.against -8.5
      -0.0092
      0.0520
     grandparent.share 0.263018
      in1000.place 0.0417693
       -0.0003
       -0.0451
      0.0070

wordsBefore 0.569349
 in30.up 0
  sentences 0.0910895
   0.0304
   -0.0153
  page.li 416
   page.nav 4.5
    within.item 0
     -0.0065
     kin.blocks 36.5
      0.0306
      in1000.up 9.5
       0.0114
       -0.0377
    parent.blocks 1.5
     0.0501
     0.0080
   page.proseBlocks 4.5
    0.0205
    -0.0467
 place 0.666772
  page.form 0
   0.0059
   -0.0341
  wordsBefore 0.76312
   depth 17.5
    page.li 141.5
     names.grandparent 2.5
      -0.0178
      0.0235
     0.0362
    around40.sentences 0.0573624
     0.0194
     -0.0335
   page.form 0
    0.0146
    page.proseBlocks 4.5
     0.0178
     outer.rowProse 0.29626
      page.li 57.5
       0.0006
       -0.0598
      index 642.5
       page.form 2.5
        0.0002
        -0.0410
       0.0418

within.footer 0
 named.side 0
  in300.links 0
   names.leaning 23.5
    page.h3 25.5
     page.h3 15.5
      0.0048
      -0.0536
     0.0353
    -0.0457
   around40.sentences 0.0517813
    heading.related 0
     parent.alike 15.5
      0.0040
      -0.0532
     in30.proseShare 0.102348
      -0.0606
      0.0218
    outer.alike 14.5
     page.prices 63.5
      around12.links 0.16493
       page.li 51.5
        names.mostAgainst -2.5
         0.0048
         -0.0492
        page.main 0
         0.0316
         around40.sentences 0.0800117
          -0.0119
          0.0363
       outer.links 0.435118
        -0.0199
        0.0115
      0.0445
     names.grandparent 0
      -0.0094
      in300.links 0.143685
       names.mostAgainst -14.5
        in300.links 0.126692
         0.0076
         -0.0600
        0.0415
       0.0566
  names.leaning 20.5
   -0.0284
   0.0240
 -0.0511

within.hidden 0
 page.links 0.584483
  page.named.product 0
   toEnd 32.5
    -0.0211
    in300.perBlock 3.93956
     grandparent.blocks 3.5
      0.0122
      in30.perBlock 1.50379
       0.0234
       -0.0376
     in100.blocks 75.5
      group.blocks 5.5
       names.for 4.5
        -0.0274
        commas 0.0912561
         -0.0076
         0.0422
       kin.links 0.00829306
        -0.0050
        commas 0
         -0.0016
         page.pre 17.5
          0.0433
          -0.0118
      in100.proseShare 0.0741932
       page.words 1471
        -0.0292
        grandparent.blocks 2.5
         -0.0075
         0.0721
       page.links 0.332781
        0.0238
        -0.0184
   around12.links 0.200179
    page.words 1581.5
     0.0286
     around40.words 13.5203
      in30.place 0.35203
       0.0195
       -0.0613
      0.0190
    -0.0520
  0.0205
 outer.words 472.5
  -0.0379
  0.0184

within.footer 0
 page.section 35
  heading.reviews 0
   page.prose 0.568685
    box.share 0.000731395
     -0.0146
     outer.rowShare 0.342484
      page.noscript 2.5
       depth 21.5
        0.0158
        -0.0268
       in30.blocks 72.5
        0.0606
        -0.0144
      outer.rowShare 0.600693
       page.prose 0.375402
        -0.0340
        0.0193
       words-2 40.5
        0.0162
        -0.0457
    outer.rowShare 0.284608
     group.sentences 0.165869
      within.main 0
       -0.0425
       -0.0098
      0.0255
     toEnd 272.5
      page.section 5.5
       -0.0009
       depth 17.5
        0.0460
        -0.0175
      group.sentences 0.0659703
       -0.0421
       0.0187
   -0.0321
  in300.share 0.58389
   heading.distance 29.5
    -0.0717
    0.0139
   page.prose 0.214019
    -0.0291
    0.0344
 page.prose 0
  0.0255
  -0.0639

repeat 0
 heading.comments 0
  page.h1 0
   grandparent.blocks 56.5
    depth 9.5
     -0.0083
     0.0459
    -0.0311
   page.nav 4.5
    group.blocks 8.5
     page.links 0.0852897
      0.0171
      in1000.prose 0.430551
       grandparent.place 0.243501
        -0.0347
        depth 12.5
         page.li 64.5
          -0.0077
          0.0417
         -0.0116
       page.h3 21.5
        -0.0323
        in300.perBlock 11.3419
         -0.0250
         0.0393
     page.noscript 1.5
      0.0002
      0.0215
    kin.share 0.538954
     page.h1 1.5
      page.table 1.5
       near.date 0
        0.0448
        -0.0121
       -0.0196
      -0.0102
     toEnd 339.5
      names.mostAgainst -16.5
       0.0075
       -0.0675
      0.0325
  -0.0377
 kin.perBlock 4.67083
  -0.0001
  group.blocks 16.5
   -0.0626
   -0.0114

within.button 0
 kin.perBlock 44.6234
  page.isArticle 0
   page.li 416
    page.named.product 0
     within.form 0
      page.article 3.5
       page.named.forum 0
        page.nav 2.5
         page.p 161.5
          0.0052
          0.0487
         in30.words 271.5
          index 64.5
           -0.0100
           0.0427
          0.0034
        -0.0190
       page.article 11.5
        -0.0237
        0.0099
      -0.0203
     around4.links 0.0308506
      afterH1 85.5
       0.0332
       -0.0274
      page.article 0
       -0.0420
       0.0092
    page.blocks 587.5
     0.0388
     in300.blocks 390.5
      -0.0311
      0.0158
   page.blocks 254.5
    -0.0432
    item.rowShare 0.198905
     -0.0159
     0.0264
  in1000.perBlock 5.10231
   -0.0823
   group.parents 4.5
    -0.0309
    0.0090
 sentences 0
  -0.0461
  0.0209

repeat 0
 copies 1.5
  within.aside 0
   names.grandparent -4.5
    0.0189
    group.share 0.665694
     page.blocks 231.5
      in300.words 420.5
       0.0134
       in300.share 0.471239
        -0.0519
        around12.links 0.0183542
         0.0162
         -0.0215
      named.detail 0
       page.blocks 331.5
        around12.links 0.0927213
         0.0314
         group.blocks 14.5
          -0.0241
          0.0170
        outer.rowProse 0.890879
         in300.perBlock 8.30342
          in30.links 0.0543258
           -0.0480
           -0.0079
          0.0083
         -0.0498
       grandparent.alike 1.5
        index 207.5
         0.0302
         -0.0075
        0.0472
     0.0269
   -0.0475
  words 4.5
   -0.0011
   within.hidden 0
    in30.links 0.33024
     0.0281
     0.0915
    -0.0147
 words 3.5
  outer.rowLinks 0.69902
   0.0128
   -0.0270
  -0.0381

wordsBefore 0.621043
 heading.distance 0
  in1000.proseShare 0.904972
   0.0117
   level 0
    -0.0514
    0.0113
  grandparent.blocks 9.5
   in1000.proseShare 0.974317
    outer.rowShare 0.600693
     grandparent.words 8.5
      0.0106
      in1000.perBlock 6.86044
       -0.0479
       page.nav 4.5
        -0.0237
        0.0287
     in300.words 1235.5
      0.0274
      group.links 0.00344765
       -0.0293
       0.0153
    0.0130
   in300.alike 7.5
    in30.words 122.5
     0.0304
     0.0067
    -0.0357
 in300.words 332.5
  in1000.prose 0.171014
   0.0103
   -0.0661
  outer.rowShare 0.284608
   in1000.blocks 114.5
    in300.words 420.5
     0.0155
     page.prices 3.5
      -0.0749
      0.0039
    heading.distance 2.5
     0.0189
     -0.0181
   outer.rowShare 0.947773
    in300.links 0.184601
     0.0214
     -0.0102
    -0.0161
`
